import { statfs } from "node:fs/promises";

const MEBI = 1024 * 1024;

/**
 * Writing stops below this number of free bytes. The log of the embedded database grows in segments of 16 MB, and the
 * database fails without the next one: four of them cover what is written between two checks.
 */
export const RESERVE = 64 * MEBI;
/** Writing resumes only when this much more is free, so that the state does not change with every file. */
const MARGIN = 16 * MEBI;
const LOOK_EVERY = 1000;

/** Free bytes in the folder's file system for this process. */
export async function freeSpace(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Checks the free space and reports when it becomes too low and when it is enough again. */
export async function watchStorage(settings: {
  readonly read: () => Promise<number>;
  readonly onChange: (low: boolean) => Promise<void>;
  readonly every?: number;
}): Promise<{ stop(): void }> {
  let low = false;
  let looking = false;
  const look = async () => {
    if (looking) return;
    looking = true;
    try {
      const free = await settings.read();
      const now = low ? free < RESERVE + MARGIN : free < RESERVE;
      if (now !== low) {
        await settings.onChange(now);
        low = now;
      }
    } catch {
      // The folder cannot be read, or the database is being opened: the next check decides.
    } finally {
      looking = false;
    }
  };
  await look();
  const timer = setInterval(() => void look(), settings.every ?? LOOK_EVERY);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
