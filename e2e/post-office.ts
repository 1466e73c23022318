import { openPostOffice, type PostOffice } from "../server/src/mail/smtp-testing.ts";
import { startServer } from "../server/testing/running-server.ts";
import { test } from "./test.ts";

/**
 * Tests on a server that sends its letters to a post office on loopback.
 * @param firstPort of a range of its own; letters link to PUBLIC_URL, so that the port is known before the server is
 * @param settings more that the server is told
 */
export const testWithPost = (firstPort: number, settings: Record<string, string> = {}) =>
  test.extend<object, { office: PostOffice }>({
    office: [
      // eslint-disable-next-line no-empty-pattern
      async ({}, use) => {
        const office = await openPostOffice();
        await use(office);
        await office.close();
      },
      { scope: "worker" },
    ],
    server: [
      async ({ office }, use, { workerIndex }) => {
        const port = String(firstPort + workerIndex);
        const server = await startServer({
          PORT: port,
          PUBLIC_URL: `http://localhost:${port}`,
          SMTP_URL: office.url,
          MAIL_FROM: "Fit Closet <closet@closet.example>",
          ...settings,
        });
        await use(server);
        await server.close();
      },
      { scope: "worker", timeout: 60_000 },
    ],
  });
