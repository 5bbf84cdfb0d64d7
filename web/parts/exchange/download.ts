import { ask } from '../../client/call.ts'
import { fileNameOf } from './file-name.ts'
import { handOver } from './hand-over.ts'

/** Asks the service for a file and hands it to the browser. Says under which name. Throws what the service refuses. */
export async function download(
  address: string,
  body: object,
  { accept = '*/*', fallback }: { accept?: string; fallback: string },
): Promise<string> {
  const answer = await ask(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: accept },
    body: JSON.stringify(body),
  })
  const name = fileNameOf(answer.headers.get('Content-Disposition'), fallback)
  handOver(await answer.blob(), name)
  return name
}
