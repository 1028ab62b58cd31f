import { ensureSite } from '../build/site.ts';
import { serve } from './serve.ts';

/** `npm start`: builds the site, unless the last build is up to date, and serves it. */
const port = Number(process.env['PORT'] ?? 4173);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`PORT is ${JSON.stringify(process.env['PORT'])}: it must be a port number.`);
  process.exit(1);
}
await ensureSite();
try {
  const { url } = await serve('dist', port);
  console.log(`Ready: ${url}`);
} catch (error) {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  if (!taken) throw error;
  console.error(`Port ${port} is in use. Choose another: PORT=8080 npm start`);
  process.exit(1);
}
