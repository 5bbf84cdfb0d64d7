import { readFile } from 'node:fs/promises'
import { vi } from 'vitest'

/** What stands where `wanted` has its group in the newest mail to an address that has it: a local process writes its mail to the log. */
export function mailed(origin: string, to: string, wanted: RegExp): Promise<string> {
  const log = `.wrangler/dev-${new URL(origin).port}.log`
  return vi.waitFor(
    async () => {
      const lines = (await readFile(log, 'utf8')).split('\n')
      const mails = lines
        .filter((line) => line.includes('"kind":"mail"') && line.endsWith('}'))
        .map((line) => JSON.parse(line) as { to: string; text: string })
        .filter((mail) => mail.to === to)
      const found = mails.map(({ text }) => wanted.exec(text)?.[1]).findLast((part) => part !== undefined)
      if (found === undefined) throw new Error(`No mail to ${to} has ${wanted}`)
      return found
    },
    { timeout: 120_000 },
  )
}
