import type { AddressInfo } from "node:net";
import { openApp, type TestApp } from "./testing.ts";
import { type Pace, type SlowProvider, startSlowProvider } from "../testing/slow-provider.ts";

/** A listening server, and the provider it asks, which takes its time. */
export type SlowServer = {
  provider: SlowProvider;
  server: TestApp;
  url: string;
  close: () => Promise<void>;
};

/** @param settings what the server is told of the provider */
export async function openSlowServer(
  pace: Pace,
  settings: (from: SlowProvider) => Record<string, string>,
): Promise<SlowServer> {
  const provider = await startSlowProvider(pace);
  const server = await openApp(settings(provider));
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = server.app.server.address() as AddressInfo;
  const close = async () => {
    await server.close();
    provider.close();
  };
  return { provider, server, url: `http://127.0.0.1:${port}`, close };
}
