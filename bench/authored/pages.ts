import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { PageInventory } from '../../shared/domain/page-inventory/schema.ts'
import type { TestCase } from '../../shared/domain/test-cases/schema.ts'

/** A page whose address takes `?mutant=N` for its faulty versions, with its text and the cases that somebody wrote for it. */
export interface AuthoredPage {
  name: string
  requirements: string
  html: string
  /** What a look at the page listed. */
  pages: PageInventory[]
  testCases: TestCase[]
  faults: { mutant: number; fault: string }[]
}

/** The pages of a folder, one in each folder of it that has cases. */
export function readAuthored(folder: string): AuthoredPage[] {
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'cases.json')))
    .sort()
    .map((name) => {
      const read = (file: string) => readFileSync(join(folder, name, file), 'utf8')
      const { pages } = JSON.parse(read('page.json')) as { pages: PageInventory[] }
      const { testCases } = JSON.parse(read('cases.json')) as { testCases: TestCase[] }
      const faults = JSON.parse(read('faults.json')) as AuthoredPage['faults']
      return {
        name,
        requirements: read('requirements.md'),
        html: read('index.html'),
        pages,
        testCases,
        faults,
      }
    })
}

/** Serves the pages on a loopback port until `close`. */
export async function serveAuthored(pages: readonly AuthoredPage[]) {
  const server = createServer((request, response) => {
    const name = new URL(request.url ?? '/', 'http://pages.test').pathname.split('/')[1]
    const page = pages.find((each) => each.name === name)
    response.writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
    response.end(page?.html ?? '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: ({ name }: AuthoredPage, mutant?: number) =>
      `http://127.0.0.1:${port}/${name}/${mutant === undefined ? '' : `?mutant=${mutant}`}`,
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  }
}
