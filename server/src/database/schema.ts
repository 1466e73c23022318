import type { ArchiveReason, Cut, PictureStyle, ReactionAct, Status } from "@fit-closet/core";
import type { ColumnType, Kysely } from "kysely";

/**
 * Every table. Types are what SQLite and Postgres both have: text, bigint for epoch milliseconds, integer flags, JSON as text.
 * The first four tables are better-auth's, in its own words; it keeps dates as ISO text here on both databases.
 */
export type Tables = {
  user: {
    id: string;
    name: string;
    email: string;
    emailVerified: number;
    image: string | null;
    firstName: string | null;
    lastName: string | null;
    createdAt: string;
    updatedAt: string;
  };
  /** Who came first, where sign-ups end with them. */
  firstPerson: { place: 1; userId: string };
  session: {
    id: string;
    userId: string;
    token: string;
    expiresAt: string;
    ipAddress: string | null;
    userAgent: string | null;
    createdAt: string;
    updatedAt: string;
  };
  account: {
    id: string;
    userId: string;
    accountId: string;
    providerId: string;
    accessToken: string | null;
    refreshToken: string | null;
    idToken: string | null;
    accessTokenExpiresAt: string | null;
    refreshTokenExpiresAt: string | null;
    scope: string | null;
    password: string | null;
    createdAt: string;
    updatedAt: string;
  };
  verification: {
    id: string;
    identifier: string;
    value: string;
    expiresAt: string;
    createdAt: string;
    updatedAt: string;
  };
  /** An original as it was uploaded. A file is served only through its row, so that its owner is known. */
  photo: { key: string; userId: string; type: string; size: number; createdAt: number };
  garment: {
    id: string;
    userId: string;
    category: string | null;
    name: string | null;
    colours: string;
    tags: string;
    /** `GarmentDetails` as JSON. */
    details: string;
    /** The fields that the person wrote themselves, a JSON array; no later proposal touches them. */
    edited: string;
    cutOut: number;
    cut: Cut;
    /** The person's own cut-out. */
    maskKey: string | null;
    /** Counts the drawings of this garment, so that browsers ask again after a new one. */
    drawing: number;
    /** The engine that drew the cartoon, and its version. */
    drawnBy: string;
    /** Null for a garment that was typed and has no photo yet. */
    photoKey: string | null;
    /** What a garment without a photo is drawn as, `DrawnAs` as JSON; null where there is a photo. */
    drawnAs: string | null;
    cartoonKey: string;
    /** Of the cartoon and the person's own cut-out; 0 where nobody counted yet. */
    drawnBytes: number;
    createdAt: number;
    /** Since when it is in the bin; null for what is in the closet. */
    deletedAt: number | null;
    status: ColumnType<Status, Status | undefined>;
    /** Whom it is lent to, or where it is mended. */
    statusNote: string | null;
    brand: string | null;
    size: string | null;
    /** In the currency's smallest unit. */
    price: number | null;
    currency: string | null;
    /** As much of a day as is known: 2024, 2024-05 or 2024-05-17. */
    acquiredOn: string | null;
    quantity: number;
    /** Null for as its kind usually is, 0 for never. */
    washAfterWears: number | null;
    /** Since when it is archived, and why; both null for what is in the closet. */
    archivedAt: number | null;
    archiveReason: ArchiveReason | null;
  };
  /** What a change of many garments found in each of them, as JSON, for as long as it can be taken back. */
  batch: { id: string; userId: string; before: string; createdAt: number };
  /** A garment worn on a day (the person's own, as 2026-11-22), once a day. */
  wear: { garmentId: string; userId: string; day: string; createdAt: number };
  /**
   * What somebody did about an outfit or pieces of it: garments kept and garments passed over, JSON arrays of ids, and what that told
   * of their taste at the time, `Told` as JSON, which outlives the garments. The key names act, day and garments.
   */
  reaction: {
    userId: string;
    key: string;
    day: string;
    act: ReactionAct;
    kept: string;
    passed: string;
    told: string;
    createdAt: number;
  };
  /**
   * What was learned of it all, `Leanings` as JSON, and since when what was forgotten is learned anew, epoch milliseconds by feature.
   * `version` counts what it is learned from, so that nothing learned from less takes its place.
   */
  taste: { userId: string; version: number; learned: string; forgotten: string };
  /** A garment that came back from the wash on a day, once a day. */
  wash: { garmentId: string; userId: string; day: string; createdAt: number };
  /** Garments (a JSON array of ids) that are to be worn together on a day. */
  look: {
    id: string;
    userId: string;
    name: string;
    day: string;
    garmentIds: string;
    createdAt: number;
  };
  /** How somebody wants to be drawn, `Likeness` as JSON, and in which kind of picture; null where they chose nothing. */
  pictured: { userId: string; likeness: string | null; style: PictureStyle | null };
  /** A drawn outfit. Without an owner it belongs to whoever knows its name. */
  picture: {
    name: string;
    userId: string | null;
    /** A fingerprint of what was drawn, so that the same drawing is found again. */
    shows: string;
    alt: string;
    by: string;
    size: number;
    createdAt: number;
  };
  idea: {
    id: string;
    userId: string;
    prompt: string;
    text: string;
    /** Who wrote it, as the answer told; null where that was not kept yet. */
    by: string | null;
    pictureName: string | null;
    pictureAlt: string | null;
    garmentIds: string;
    /** JSON: a list of words. */
    tags: string;
    note: string | null;
    createdAt: number;
  };
  message: { id: string; name: string; email: string; message: string; createdAt: number };
  /** What providers cost on a day (UTC, as 2026-11-20), in millionths of a US dollar. An account is a fingerprint: nobody's name or address. */
  spending: { day: string; account: string; micros: number };
  /** The weather of a place and an hour, shared by the replicas on Postgres; a single process remembers it itself. */
  forecast: { key: string; weather: string; createdAt: number };
  /** Which closet this is, as the file store's mark says too, and how often both were opened together. One row. */
  pairing: { place: 1; id: string; opened: number };
  /** Work that stores files long before their rows: the sweep leaves alone what was stored since it began. */
  storing: { id: string; since: number; renewed: number };
  /** Shared by the replicas on Postgres, in the words of rate-limiter-flexible; a single process counts in memory. */
  attempt: { key: string; points: number; expire: number | null };
};

export type Database = Kysely<Tables>;
