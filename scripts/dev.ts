import { createServer } from 'vite';

/** `npm run dev`: Vite's development server. The browser renders the pages, and reloads after a change in code or content. */
const server = await createServer({ server: { port: Number(process.env['PORT'] ?? 5173) } });
await server.listen();
server.printUrls();
