import { afterEach, expect, test, vi } from 'vitest';
import { downloadDocument } from './download-document.ts';
import { saveFile } from './save-file.ts';

vi.mock('./save-file.ts', () => ({ saveFile: vi.fn<typeof saveFile>() }));

afterEach(() => {
  vi.restoreAllMocks();
});

test('an unknown type of document is reported to the console, and nothing is downloaded (PDF-6)', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await downloadDocument('circular', 'aml-004');
  expect(logged).toHaveBeenCalledExactlyOnceWith('Unknown document type: circular');
  expect(saveFile).not.toHaveBeenCalled();
});
