import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export type Received = {
  to: string[];
  from: string;
  /** The message as it came, with soft line breaks undone. */
  raw: string;
};

export type PostOffice = Awaited<ReturnType<typeof openPostOffice>>;

/** A real SMTP server on loopback that keeps what it is given. `refusals` are answered to the first e-mails instead. */
export async function openPostOffice({ refusals = [] as number[], port = 0 } = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    onAuth: (_given, _session, done) => done(null, { user: "anybody" }),
    onData(stream, session, done) {
      let raw = "";
      stream.on("data", (chunk: Buffer) => (raw += chunk.toString()));
      stream.on("end", () => {
        const responseCode = refusals.shift();
        if (responseCode !== undefined)
          return done(Object.assign(new Error("refused"), { responseCode }));
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          to: rcptTo.map(({ address }) => address),
          from: mailFrom ? mailFrom.address : "",
          raw: raw.replaceAll("=\r\n", "").replaceAll("=3D", "="),
        });
        return done();
      });
    },
  });
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  const bound = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${bound.port}`,
    received,
    /** Waits for the nth e-mail. */
    async email(n: number): Promise<Received> {
      for (let tries = 0; received.length < n && tries < 500; tries++)
        await new Promise((resolve) => setTimeout(resolve, 20));
      const message = received[n - 1];
      if (!message) throw new Error(`Only ${received.length} emails came.`);
      return message;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** The token in an e-mail's link. */
export function tokenIn({ raw }: Received): string {
  return decodeURIComponent(/#token=([\w.%-]+)/.exec(raw)?.[1] ?? "");
}
