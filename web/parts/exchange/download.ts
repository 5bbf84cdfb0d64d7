import { ask } from '../../client/call.ts'
import { fileNameOf } from './file-name.ts'

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
  const url = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
  return name
}
