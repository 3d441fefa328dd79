import * as z from "zod/mini";
import { anyOf } from "../access.ts";
import { endpoint } from "../endpoint.ts";
import {
  countryFilter,
  month,
  pitch,
  reportCountry,
  reportFormat,
  reportGender,
  reportText,
  reportType,
  series,
  sportTeam,
} from "../report-shapes.ts";
import { pagingInBody, totalPages } from "../shapes.ts";

const search = () => z.optional(z.string().check(z.trim(), z.maxLength(120)));

/** Series, pitches and teams that match reports name. What is added twice is one record. */
export const reportRecords = {
  listSeries: endpoint({
    name: "reportRecords.listSeries",
    method: "POST",
    path: "/api/series/getlist",
    summary: "Series, latest first; each filter leaves those whose name holds it, or that are equal to it.",
    access: anyOf("plan"),
    reads: true,
    body: () =>
      z.object({
        seriesName: search(),
        seriesYear: z.optional(z.int().check(z.minimum(1800), z.maximum(2200))),
        seriesMonth: z.optional(month()),
        seriesCountry: z.optional(countryFilter()),
        ...pagingInBody(),
      }),
    reply: () => ({ data: z.array(series()), totalPages }),
  }),
  createSeries: endpoint({
    name: "reportRecords.createSeries",
    method: "POST",
    path: "/api/series/create",
    summary: "Add a series; one that exists already is answered as it is.",
    access: anyOf("prime_admin"),
    body: () =>
      z.object({
        seriesName: reportText(120),
        seriesCountry: reportCountry(),
        seriesYear: z.int().check(z.minimum(1800), z.maximum(2200)),
        seriesMonth: month(),
        seriesGender: reportGender(),
        seriesType: reportType(),
        seriesFormat: reportFormat(),
      }),
    reply: () => ({ data: series() }),
  }),
  listPitches: endpoint({
    name: "reportRecords.listPitches",
    method: "POST",
    path: "/api/pitch/getlist",
    summary: "Pitches by name.",
    access: anyOf("plan"),
    reads: true,
    body: () =>
      z.object({
        pitchName: search(),
        pitchCity: search(),
        pitchCountry: z.optional(countryFilter()),
        ...pagingInBody(),
      }),
    reply: () => ({ data: z.array(pitch()), totalPages }),
  }),
  createPitch: endpoint({
    name: "reportRecords.createPitch",
    method: "POST",
    path: "/api/pitch/create",
    summary: "Add a pitch; one that exists already is answered as it is.",
    access: anyOf("prime_admin"),
    body: () =>
      z.object({ pitchName: reportText(120), pitchCountry: reportCountry(), pitchCity: reportText(80) }),
    reply: () => ({ data: pitch() }),
  }),
  listTeams: endpoint({
    name: "reportRecords.listTeams",
    method: "POST",
    path: "/api/sportteam/getlist",
    summary: "Teams by name.",
    access: anyOf("plan"),
    reads: true,
    body: () =>
      z.object({
        teamName: search(),
        teamCode: search(),
        teamCountry: z.optional(countryFilter()),
        ...pagingInBody(),
      }),
    reply: () => ({ data: z.array(sportTeam()), totalPages }),
  }),
  createTeam: endpoint({
    name: "reportRecords.createTeam",
    method: "POST",
    path: "/api/sportteam/create",
    summary: "Add a team; one that exists already is answered as it is.",
    access: anyOf("prime_admin"),
    body: () =>
      z.object({
        sportTeamName: reportText(80),
        sportTeamCountry: reportCountry(),
        sportTeamCode: reportText(12),
        sportTeamGender: reportGender(),
      }),
    reply: () => ({ data: sportTeam() }),
  }),
} as const;
