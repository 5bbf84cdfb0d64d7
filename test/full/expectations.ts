import { expect } from 'vitest'
import type { Compiled } from '../support/toolchains/java.ts'
import type { Verdicts } from '../support/toolchains/commands.ts'
import type { Suite } from './suite.ts'

type Skip = (reason: string) => void

/** Every case has the verdict of its hosted run; a machine without the toolchain skips the test and says what it lacks. */
export function expectSame({ hosted }: Suite, verdicts: Verdicts, skip: Skip): void {
  if ('missing' in verdicts) {
    skip(verdicts.missing)
    return
  }
  expect(Object.fromEntries(verdicts.verdicts), verdicts.output.slice(-3000)).toEqual(
    Object.fromEntries(hosted),
  )
}

export function expectCompiled(compiled: Compiled, skip: Skip): void {
  if ('missing' in compiled) skip(compiled.missing)
  else expect(compiled.ok, compiled.output.slice(-3000)).toBe(true)
}
