import { createRequire } from 'node:module'
import type * as postman from 'postman-collection'
import type { CollectionDefinition } from 'postman-collection'
import type * as runtime from 'postman-runtime'

// Their names are known only to `require`.
const require = createRequire(import.meta.url)
const { Collection } = require('postman-collection') as typeof postman
const { Runner } = require('postman-runtime') as typeof runtime

export interface Ran {
  name: string
  status: number
  body: string
}

/** Sends the requests of a collection one after the other, as Postman does with one that was imported. Returns what came, and what its own tests found wrong. */
export function runCollection(definition: CollectionDefinition): Promise<{ ran: Ran[]; faults: string[] }> {
  const ran: Ran[] = []
  const faults: string[] = []
  const last = () => `${ran.at(-1)?.name}: ${ran.at(-1)?.status} ${ran.at(-1)?.body.slice(0, 500)}`
  return new Promise((resolve, reject) => {
    new Runner().run(new Collection(definition), {}, (error, run) => {
      if (error) return reject(error)
      run.start({
        response: (failed, _cursor, response, _request, item) => {
          const [status, body] = [response?.code ?? 0, String(response?.text() ?? failed?.message)]
          ran.push({ name: item.name, status, body })
        },
        assertion: (_cursor, assertions) =>
          assertions
            .filter(({ passed }) => !passed)
            .forEach(({ name }) => faults.push(`${last()} (${name})`)),
        exception: (_cursor, thrown) => faults.push(`${last()} (${thrown.message})`),
        done: (failed) => (failed ? reject(failed) : resolve({ ran, faults })),
      })
    })
  })
}
