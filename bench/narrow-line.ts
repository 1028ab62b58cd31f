import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Bytes sent at once. Smaller pieces share the line more fairly between connections. */
const PIECE = 4096;

/**
 * Opens a slow line between the browser and a server on this machine. All connections share it, including those of the service
 * worker, which the throttling of the browser does not affect.
 * @param port The port of the server.
 * @param line Bytes per second towards the browser, and the delay in each direction in ms.
 */
export async function openNarrowLine(port: number, { bytesPerSecond, delay }: { bytesPerSecond: number; delay: number }) {
  const waiting: { socket: Socket; piece: Buffer }[] = [];
  let busy = false;

  function carry() {
    const next = waiting.shift();
    busy = next !== undefined;
    if (!next) return;
    setTimeout(
      () => {
        setTimeout(() => next.socket.writable && next.socket.write(next.piece), delay);
        carry();
      },
      (next.piece.length / bytesPerSecond) * 1000,
    );
  }

  const line = createServer((socket) => {
    const server = connect(port);
    socket.on('data', (bytes) => setTimeout(() => server.writable && server.write(bytes), delay));
    server.on('data', (bytes) => {
      for (let at = 0; at < bytes.length; at += PIECE) waiting.push({ socket, piece: bytes.subarray(at, at + PIECE) });
      if (!busy) carry();
    });
    // A browser may drop a connection at any time.
    const end = () => {
      socket.destroy();
      server.destroy();
    };
    for (const one of [socket, server]) one.on('error', end).on('close', end);
  });
  await new Promise<void>((ready) => {
    line.listen(0, ready);
  });
  // oxlint-disable-next-line no-unsafe-type-assertion -- it listens on a port, not on a pipe
  const { port: own } = line.address() as AddressInfo;
  return { url: `http://localhost:${own}`, close: () => line.close() };
}
