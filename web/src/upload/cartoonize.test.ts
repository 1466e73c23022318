import { expect, test } from "vitest";
import { cartoonize } from "./cartoonize.ts";

test("without a person there is nothing to send", async () => {
  const upload = {
    image: new File(["x"], "tee.jpg"),
    userId: "",
    originalUrl: "",
    category: "top",
    place: null,
    dominantColors: [],
    cut: "found" as const,
  };
  await expect(cartoonize(upload, () => {}, new AbortController().signal)).rejects.toThrow(
    "No file provided for cartoonization.",
  );
});
