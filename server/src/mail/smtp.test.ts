import { afterEach, expect, test } from "vitest";
import { createMailer } from "./smtp.ts";
import { openPostOffice, type PostOffice } from "./smtp-testing.ts";

const message = {
  to: "ada@example.com",
  subject: "Good day",
  text: "Dear Ada,\n\nhello.\n",
  html: "<p>Dear Ada,</p>",
};

let office: PostOffice | undefined;
afterEach(async () => {
  await office?.close();
  office = undefined;
});

function mailerTo(smtpUrl: string) {
  const trouble: string[] = [];
  const from = "Fit Closet <closet@closet.example>";
  const options = { smtpUrl, from, onTrouble: (said: string) => trouble.push(said) };
  return { trouble, ...createMailer({ ...options, pausesMs: [10, 10] }) };
}

test("an e-mail arrives as plain text and as HTML, from the address that was set", async () => {
  office = await openPostOffice();
  const { post, close, trouble } = mailerTo(office.url);
  post(message);
  await close();
  expect(office.received).toMatchObject([{ to: [message.to], from: "closet@closet.example" }]);
  const { raw } = await office.email(1);
  for (const part of ["Subject: Good day", "text/plain", "text/html", "Dear Ada,"])
    expect(raw).toContain(part);
  expect(trouble).toEqual([]);
});

test("a relay that asks to come back later is asked again; its last word is taken", async () => {
  office = await openPostOffice({ refusals: [451, 451] });
  const patient = mailerTo(office.url);
  patient.post(message);
  await patient.close();
  expect(office.received).toHaveLength(1);
  await office.close();

  office = await openPostOffice({ refusals: [550] });
  const refused = mailerTo(office.url);
  refused.post(message);
  await refused.close();
  expect(office.received).toEqual([]);
  expect(refused.trouble).toEqual(["An e-mail could not be sent (EMESSAGE, SMTP 550)."]);
});

test("a relay that is away is told without the e-mail's words or address", async () => {
  const { post, close, trouble } = mailerTo("smtp://127.0.0.1:1");
  post(message);
  await close();
  expect(trouble).toHaveLength(1);
  expect(trouble[0]).toMatch(/ESOCKET|ECONNECTION|ECONNREFUSED/);
  expect(trouble[0]).not.toMatch(/ada|Dear|Good day/);
});

test("an address with a line break or a comma reaches nobody else", async () => {
  office = await openPostOffice();
  const { post, close } = mailerTo(office.url);
  post({ ...message, to: "ada@example.com,eve@evil.test" });
  post({ ...message, to: "ada@example.com\r\nBcc: eve@evil.test" });
  await close();
  expect(office.received.flatMap(({ to }) => to)).not.toContain("eve@evil.test");
});

test("a password is not sent over a line without encryption", async () => {
  office = await openPostOffice();
  const port = new URL(office.url).port;
  // Reaches loopback by another name, so that it counts as a line to elsewhere.
  const { post, close, trouble } = mailerTo(`smtp://me:secret@0.0.0.0:${port}`);
  post(message);
  await close();
  expect(office.received).toEqual([]);
  expect(trouble).toHaveLength(1);
});
