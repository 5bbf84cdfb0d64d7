import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { reached, root } from '../support/reached.ts'

/** Names of frameworks that people choose. */
const words = 'shared/domain/risk-analysis/compliance/names.ts'
/** Its schemas and types. */
const open = /\/(?:[\w-]+-)?(?:schema|types)\.ts$/

/** The rooms of the engine, as `AGENTS.md` names them. */
const [, rooms = ''] =
  /must never import the engine \(`shared\/domain\/\{([^}]+)\}`\)/.exec(
    readFileSync(join(root, 'AGENTS.md'), 'utf8'),
  ) ?? []
const engine = new RegExp(
  String.raw`^shared/domain/(?:${rooms.replaceAll(',', '|').replaceAll('*', '[^/]+')})/`,
)

test('each room of the engine that AGENTS.md names is one', () => {
  for (const room of rooms.split(','))
    expect(globSync(`shared/domain/${room}/**/*.ts`, { cwd: root }), room).not.toEqual([])
})

test.each(['workers/api/index.ts', 'workers/jobs/index.ts'])(
  '%s reaches nothing of the engine but its schemas and words',
  (entry) => {
    const files = reached(entry)
    expect(files.length).toBeGreaterThan(100)
    expect(files.filter((file) => engine.test(file) && !open.test(file) && file !== words)).toEqual([])
  },
)

/** It writes lines and holds nothing. */
const log = 'shared/services/log.ts'

test('the Worker of the engine reaches it, and nothing that holds a service', () => {
  const files = reached('workers/design/index.ts')
  expect(files.filter((file) => engine.test(file)).length).toBeGreaterThan(300)
  expect(
    files.filter((file) => /^(?:workers\/(?!design\/)|durable-objects|shared\/(?!domain\/))/.test(file)),
  ).toEqual([log])
})
