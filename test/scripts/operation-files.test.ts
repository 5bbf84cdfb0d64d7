import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const declaring = /^export const (\w+) = define(?:Operation|Route|List)\(/gm
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const files = globSync('workers/**/*.ts').filter((file) => readFileSync(file, 'utf8').match(declaring))

test('operations are found in the tree', () => {
  expect(files.length).toBeGreaterThan(15)
})

test.each(files)('%s has a test at the mirrored place', (file) => {
  expect(existsSync(`test/${file.replace(/(\.route)?\.ts$/, '.test.ts')}`)).toBe(true)
})

test.each(files)('%s is named after the one operation it declares', (file) => {
  const names = [...readFileSync(file, 'utf8').matchAll(declaring)].map(([, name]) => kebab(name ?? ''))
  expect(names).toHaveLength(1)
  expect(
    file
      .split('/')
      .at(-1)
      ?.replace(/(\.route)?\.ts$/, ''),
  ).toBe(names[0])
})
