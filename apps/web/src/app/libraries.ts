/** Importing this module runs the file of the libraries, into which the build puts it: see main.ts and vite.config.ts. */
export {};
