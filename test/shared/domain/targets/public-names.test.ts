import fc from 'fast-check'
import { expect, test } from 'vitest'
import { refusalOf } from '../../../../shared/domain/targets/judge-host.ts'
import { internalNames } from '../../../../shared/domain/targets/names.ts'
import { publicNames } from '../../../../shared/domain/targets/public-names.ts'
import { forAll } from '../../../support/for-all.ts'

const own = ['own.example', 'api.acme.workers.dev', 'desk.internal', 'xn--bcher-kva.example', '8.8.4.4']
const policy = { allowPrivate: false, own: own.map((host) => ({ host, port: '' })) }
const patterns = publicNames(own).map((pattern) => pattern.split('*'))
/** A host holds the parts of a pattern one after the other, the last at its end. */
const fits = (host: string) =>
  patterns.some((parts) => {
    const end = parts.at(-1) ?? ''
    if (!host.endsWith(end)) return false
    const before = host.slice(0, host.length - end.length)
    return parts.slice(1, -1).every((part) => before.includes(part))
  })

const label = fc.stringMatching(/^[a-z_][a-z0-9_-]{0,6}$/)
const ending = fc.oneof(
  fc.constantFrom(...internalNames, ...own.filter((name) => !/\d$/.test(name)), 'com', 'dev', 'xn--p1ai'),
  fc.stringMatching(/^[a-z]{1,6}$/),
)
const name = fc
  .tuple(fc.array(label, { maxLength: 2 }), fc.constantFrom('.', '', 'x'), ending, fc.constantFrom('', '.'))
  .map(([before, joint, end, dot]) => `${before.join('.')}${before.length > 0 ? joint : ''}${end}${dot}`)

test('the public names hold every name that anybody may be led to, and no other', () => {
  forAll([name], 2000, (host) => {
    expect(fits(host), host).toBe(refusalOf({ host, port: '' }, policy) === undefined)
  })
})

test('no address is a public name, however it is written', () => {
  for (const host of ['127.0.0.1', '10.0.0.7', '8.8.8.8', '[::1]', '[2600::ab]', '127.0.0.1.'])
    expect(fits(host), host).toBe(false)
})

test('names of other scripts are public ones, also where they end with a digit', () => {
  for (const host of ['bücher.dev', 'a.xn--4gbrim', 'a.xn--b4'])
    expect(fits(new URL(`http://${host}`).hostname), host).toBe(true)
})
