import { readFileSync, readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'

/** One realistic mistake in a page: a piece of its source, which occurs once, and what stands there instead. */
export interface Fault {
  name: string
  /** What is wrong, in a sentence. */
  fault: string
  replace: string
  with: string
}

/** A page as its developer wrote it, the requirements as the product owner wrote them, and faulty versions of the page. */
export interface MeasuredPage {
  name: string
  html: string
  requirements: string
  faults: Fault[]
}

/** The pages of a folder in which each has one of its own. Throws when a fault does not fit its page exactly once. */
export function readPages(folder = fileURLToPath(new URL('./pages/', import.meta.url))): MeasuredPage[] {
  const read = (name: string, file: string) => readFileSync(`${folder}/${name}/${file}`, 'utf8')
  return readdirSync(folder)
    .sort()
    .map((name) => {
      const html = read(name, 'index.html')
      const faults = JSON.parse(read(name, 'faults.json')) as Fault[]
      for (const fault of faults) {
        if (html.split(fault.replace).length !== 2)
          throw new Error(`The fault "${fault.name}" of ${name} does not fit its page once`)
      }
      return { name, html, requirements: read(name, 'requirements.md'), faults }
    })
}

export interface ServedPages {
  /** The address of a page, or of its version with a fault. */
  address: (page: MeasuredPage, fault?: Fault) => string
  close: () => Promise<void>
}

/** Serves pages and their faulty versions on a loopback port. */
export async function servePages(pages: readonly MeasuredPage[]): Promise<ServedPages> {
  const server = createServer((request, response) => {
    const [, name, faultName] = new URL(request.url ?? '/', 'http://pages.test').pathname.split('/')
    const page = pages.find((one) => one.name === name)
    const fault = page?.faults.find((one) => one.name === faultName)
    const known = page && (faultName === undefined || fault)
    response.writeHead(known ? 200 : 404, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    })
    response.end(known ? (fault ? page.html.replace(fault.replace, () => fault.with) : page.html) : '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: (page, fault) => `http://127.0.0.1:${port}/${page.name}${fault ? `/${fault.name}` : ''}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
