import { request as open } from "node:http";
import { connect } from "node:net";
import type { OddRequest } from "./requests.ts";

export type Answer = { status: number; headers: Record<string, string>; body: string };

/** Every answer is awaited this long at most: a call that hangs is a finding. */
const PATIENCE_MS = 60_000;
const RAW_PATIENCE_MS = 250;

/** Sends as it is: no path is tidied up, no header is put right. Status 0 is a connection that was closed without a word. */
export function send(url: string, asked: OddRequest, cookie: string): Promise<Answer> {
  return asked.raw ? sendRaw(url, asked, asked.raw) : sendWhole(url, asked, cookie);
}

const NOTHING: Answer = { status: 0, headers: {}, body: "" };

function sendWhole(url: string, asked: OddRequest, cookie: string): Promise<Answer> {
  const { hostname, port, origin } = new URL(url);
  const { method, path, body } = asked;
  const length = body === null ? {} : { "content-length": String(body.length) };
  const headers = { origin, cookie, ...length, ...asked.headers };
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      call.destroy();
      reject(new Error(`No answer in ${PATIENCE_MS / 1000} s: ${method} ${path.slice(0, 200)}`));
    }, PATIENCE_MS);
    const done = (answer: Answer) => {
      clearTimeout(timer);
      resolve(answer);
    };
    const options = { hostname, port, method, path, headers, agent: false as const };
    const call = open(options, (response) => {
      let text = "";
      response.setEncoding("latin1").on("data", (part: string) => (text += part));
      const { statusCode: status = 0 } = response;
      const told = () =>
        done({ status, headers: flat(response.headers), body: text.slice(0, 20_000) });
      response.on("end", told).on("error", told);
    });
    // A server that refuses early closes while the body is still being written.
    call.on("error", () => done(NOTHING));
    call.end(body ?? undefined);
  });
}

const flat = (headers: NodeJS.Dict<string | string[]>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

function sendRaw(url: string, { method, path, body }: OddRequest, lines: string[]) {
  const { hostname, port } = new URL(url);
  const head = [`${method} ${path} HTTP/1.1`, ...lines, "Connection: close", "", ""].join("\r\n");
  return new Promise<Answer>((resolve) => {
    let text = "";
    const socket = connect(Number(port), hostname, () => {
      socket.write(Buffer.from(head, "latin1"));
      if (body) socket.write(body);
      // Half closed: whoever waits for more of the body hears that none comes.
      socket.end();
    });
    const done = () => {
      socket.destroy();
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
      resolve({ status, headers: headersIn(text), body: text.split("\r\n\r\n").slice(1).join() });
    };
    // A server may wait for the rest of such a request as long as it likes; nobody waits with it.
    socket.setEncoding("latin1").setTimeout(RAW_PATIENCE_MS, done);
    socket.on("data", (part: string) => (text += part));
    socket.on("close", done).on("error", done);
  });
}

function headersIn(text: string): Record<string, string> {
  const lines = (text.split("\r\n\r\n")[0] ?? "").split("\r\n").slice(1);
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
}
