import { playerSchema, sportIndexes, teamSchema } from "@teamwright/domain";
import { predictionSectionSchema } from "@teamwright/domain/prediction";
import * as z from "zod/mini";
import { accountDataSchema } from "./resources/account-data.ts";

/** What the file says of itself. A file of a later version is refused, because parts of it would be lost. */
export const DATA_FORMAT = "teamwright-data";
export const DATA_VERSION = 1;

/** A record as the device stores it, with the version of its shape: the device that reads it brings it up to date. */
const record = z.looseObject({ version: z.int().check(z.minimum(1)) });

const devicePart = <Teams extends z.ZodMiniType>(teams: Teams) =>
  z.object({
    /** Matches with stored teams. */
    matches: z.array(record),
    attempts: z.array(
      z.object({
        attempt: record,
        sport: z.literal(sportIndexes),
        /** The players as they were when the teams were made. */
        players: z.array(playerSchema),
        teams,
      }),
    ),
    savedMatches: z.array(record),
    /** Transfers to fantasy apps that are finished. */
    transfers: z.array(record),
    /** Links that open teams in the main app. */
    links: z.array(record),
    /** Strategies that are being edited, at most one for a match. */
    drafts: z.array(record),
    /** Other versions of them, which an import kept. */
    otherDrafts: z.array(record),
    /** The choices of the last generation, by sport. */
    lastTime: z.array(record),
    predictionDrafts: z.array(z.object({ matchId: z.string(), sections: z.array(predictionSectionSchema) })),
    settings: z.object({
      language: z.optional(z.enum(["en", "hi", "te"])),
      appearance: z.optional(z.enum(["light", "dark", "auto"])),
      /** 0 old and new fantasy rules, 1 old only. */
      fantasyRules: z.optional(z.union([z.literal(0), z.literal(1)])),
    }),
  });

const fileWith = <Teams extends z.ZodMiniType, Account extends z.ZodMiniType>(
  teams: Teams,
  account: Account,
) =>
  z.object({
    format: z.literal(DATA_FORMAT),
    version: z.literal(DATA_VERSION),
    createdAt: z.iso.datetime(),
    device: devicePart(teams),
    /** What the server knows; null when it could not be asked. */
    account,
  });

/** Everything of one person, from one device and the server. */
export const dataFileSchema = z.lazy(() => fileWith(z.array(teamSchema), z.nullable(accountDataSchema)));
export type DataFile = z.infer<typeof dataFileSchema>;

/**
 * The same with the teams unread, because thousands of them are read in parts, and without the account, which an import
 * does not use.
 */
export const dataFileFrame = z.lazy(() => fileWith(z.array(z.unknown()), z.unknown()));
export type DataFileFrame = z.infer<typeof dataFileFrame>;
