import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

/** Loaded before a program: its syncs return at once and do nothing. */
fs.fsyncSync = () => undefined;
fs.fdatasyncSync = () => undefined;
const fdatasync = (_file: number, done: fs.NoParamCallback): void => void setImmediate(done, null);
fs.fdatasync = fdatasync as typeof fs.fdatasync;
syncBuiltinESMExports();
