import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { CreateBucketCommand, S3Client } from "@aws-sdk/client-s3";
import type { Bucket } from "@fit-closet/server/dist/files/s3.js";

/** An S3 of its own: OpenStack Swift with its s3api, as Debian packages it, on loopback and in a temporary folder. */
export type ThrowAwaySwift = {
  /** Makes an empty bucket. */
  bucket(): Promise<Bucket>;
  /** Ends all four servers as a power cut would; `resume` brings the same store back at the same address. */
  interrupt(): Promise<void>;
  resume(): Promise<void>;
  /** Ends it for good and removes its folder. */
  stop(): Promise<void>;
};

const PARTS = ["account", "container", "object", "proxy"] as const;
type Part = (typeof PARTS)[number];

const KEYS = { accessKeyId: "closet:tester", secretAccessKey: "only-the-tests-know" };
const PATIENCE_MS = 60_000;

/** @returns null, with one line that says so, where this machine has no Swift or it does not start */
export async function startSwift(): Promise<ThrowAwaySwift | null> {
  try {
    const missing = PARTS.find((part) => !existsSync(`/usr/bin/swift-${part}-server`));
    if (missing) throw new Error(`swift-${missing}-server is not installed`);
    return await openStore();
  } catch (error) {
    process.stdout.write(`No Swift here (${String(error)}), so the tests on S3 are left out.\n`);
    return null;
  }
}

async function openStore(): Promise<ThrowAwaySwift> {
  const folder = mkdtempSync(join(tmpdir(), "fit-closet-swift-"));
  const user = runAs();
  const ports = await freePorts();
  layOut(folder, user, ports);
  const endpoint = `http://127.0.0.1:${ports.proxy}`;
  let running: ChildProcess[] = [];
  let buckets = 0;

  const resume = async () => {
    running = PARTS.map((part) =>
      spawn(`/usr/bin/swift-${part}-server`, [join(folder, `${part}.conf`)], {
        ...user.ids,
        stdio: ["ignore", "ignore", "pipe"],
      }),
    );
    for (const port of Object.values(ports))
      await answers(`http://127.0.0.1:${port}/healthcheck`, running);
  };
  const interrupt = async () => {
    const alive = running.filter((child) => child.exitCode === null && child.signalCode === null);
    const gone = alive.map((child) => once(child, "exit"));
    for (const child of alive) child.kill("SIGKILL");
    await Promise.all(gone);
  };
  const stop = async () => {
    await interrupt();
    rmSync(folder, { recursive: true, force: true });
  };
  const bucket = async () => {
    const options = { region: "us-east-1", endpoint, keys: KEYS, signedUrls: false };
    const name = `closet-${buckets++}`;
    await makeBucket(options, name);
    return { ...options, bucket: name };
  };
  await resume().catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { bucket, interrupt, resume, stop };
}

async function makeBucket({ region, endpoint, keys }: Omit<Bucket, "bucket">, Bucket: string) {
  const client = new S3Client({
    region,
    ...(endpoint && { endpoint }),
    ...(keys && { credentials: keys }),
    forcePathStyle: true,
  });
  await client.send(new CreateBucketCommand({ Bucket }));
  client.destroy();
}

type User = { name: string; ids: { uid?: number; gid?: number } };

/** Swift gives up root's rights by itself; root borrows the account that Debian's package made. */
function runAs(): User {
  if (process.getuid?.() !== 0) return { name: userInfo().username, ids: {} };
  const id = (flag: string) => Number(execFileSync("id", [flag, "swift"], { stdio: "pipe" }));
  return { name: "swift", ids: { uid: id("-u"), gid: id("-g") } };
}

type Ports = Record<Part, number>;

function layOut(folder: string, { name, ids }: User, ports: Ports): void {
  mkdirSync(join(folder, "devices", "d1"), { recursive: true });
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  write("swift.conf", SWIFT);
  const common = (part: Part) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${ports[part]}
workers = 0
user = ${name}
swift_dir = ${folder}
devices = ${join(folder, "devices")}
mount_check = false
fallocate_reserve = 0
log_level = CRITICAL
`;
  for (const part of ["account", "container", "object"] as const)
    write(
      `${part}.conf`,
      `${common(part)}[pipeline:main]
pipeline = healthcheck ${part}-server
[app:${part}-server]
use = egg:swift#${part}
[filter:healthcheck]
use = egg:swift#healthcheck
`,
    );
  write("proxy.conf", common("proxy") + PROXY);
  write("rings.py", RINGS);
  const { uid, gid } = ids;
  for (const path of ["", "devices", "devices/d1"])
    if (uid !== undefined && gid !== undefined) chownSync(join(folder, path), uid, gid);
  const { account, container, object } = ports;
  const numbers = [account, container, object].map(String);
  execFileSync("/usr/bin/python3", [join(folder, "rings.py"), folder, ...numbers], ids);
}

const SWIFT = `[swift-hash]
swift_hash_path_suffix = tests
[storage-policy:0]
name = one
default = yes
`;

/** No memcached: tempauth asks for one even where it needs none, and does without when nothing answers on port 1. */
const PROXY = `[pipeline:main]
pipeline = catch_errors gatekeeper healthcheck cache listing_formats bulk s3api tempauth slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:tempauth]
use = egg:swift#tempauth
user_${KEYS.accessKeyId.replace(":", "_")} = ${KEYS.secretAccessKey} .admin
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:healthcheck]
use = egg:swift#healthcheck
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:bulk]
use = egg:swift#bulk
[filter:slo]
use = egg:swift#slo
`;

/** What nine calls of swift-ring-builder would do, in one Python: half a second instead of six. */
const RINGS = `import sys
from swift.common.ring.builder import RingBuilder
folder = sys.argv[1]
for kind, port in zip(("account", "container", "object"), sys.argv[2:]):
    builder = RingBuilder(1, 1, 0)
    builder.add_dev({"region": 1, "zone": 1, "weight": 1.0, "ip": "127.0.0.1", "port": int(port), "device": "d1",
                     "replication_ip": "127.0.0.1", "replication_port": int(port), "meta": ""})
    builder.rebalance()
    builder.get_ring().save(f"{folder}/{kind}.ring.gz")
`;

async function freePorts(): Promise<Ports> {
  const servers = PARTS.map(() => createServer().listen(0, "127.0.0.1"));
  await Promise.all(servers.map((server) => once(server, "listening")));
  const found = servers.map((server) => (server.address() as { port: number }).port);
  await Promise.all(servers.map((server) => once(server.close(), "close")));
  const [account = 0, container = 0, object = 0, proxy = 0] = found;
  return { account, container, object, proxy };
}

async function answers(url: string, servers: ChildProcess[]): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  let said = "";
  for (const server of servers) server.stderr?.on("data", (chunk) => (said += String(chunk)));
  for (;;) {
    const good = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (good) return;
    if (servers.some((server) => server.exitCode !== null))
      throw new Error(said.trim() || "it ended at once");
    if (Date.now() > deadline) throw new Error("it does not answer");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
