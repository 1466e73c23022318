import { describe, expect, test } from "vitest";
import { readRequest } from "./read-request.ts";

describe("a stain or a lost button beside a garment, and no verb", () => {
  test.each([
    "zoom interview in ten, baby porridge blazer HELP",
    "dinner tonight, two buttons gone off the white shirt",
    "kaffee hemd weg, meeting in 5 min",
    "dîner ce soir, vin rouge chemise blanche au secours",
    "cena hoy, café camisa blanca fatal",
    "cena stasera, sugo camicia bianca aiuto",
    "festa hoje, caíram dois botões da camisa xadrez",
  ])("%s", (prompt) => {
    expect(readRequest(prompt).mentions.map(({ role }) => role)).toContain("unavailable");
  });
});
