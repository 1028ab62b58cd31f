import { createServer } from 'vite';

/** `npm run dev`: Vite's development server; pages are drawn in the browser, content and code reload. */
const server = await createServer({ server: { port: Number(process.env['PORT'] ?? 5173) } });
await server.listen();
server.printUrls();
