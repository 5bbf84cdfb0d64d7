import { expect, test } from 'vitest'
import { stepGuide } from '../../../../shared/domain/prose-steps/guide/guide.ts'
import { getStepGuide } from '../../../../workers/features/public-generator/get-step-guide.ts'
import { ask } from '../../../support/client.ts'

test('the guide to steps is told to everybody, whole', async () => {
  expect(await ask(getStepGuide, {})).toEqual(stepGuide)
})
