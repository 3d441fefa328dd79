import { z } from "zod";
import { writeDailyBackup } from "#db/backup-file.ts";
import { job } from "#jobs/job.ts";
import type { Job } from "#jobs/job.ts";

export const backupJobs: readonly Job[] = [
  job(
    { name: "backups.write", input: z.object({}) },
    async ({ deps: { database, env } }) => {
      if (env.BACKUP_KEEP > 0) await writeDailyBackup(database.db, env.BACKUP_DIR, env.BACKUP_KEEP);
    },
    // When few people use the application.
    { schedule: "40 3 * * *", timeLimit: 3600 },
  ),
];
