import { expect, test } from 'vitest'
import { missingTypes } from '../../../../../web/areas/content/types/missing-types.ts'

const type = (contentTypeId: string, machineName = contentTypeId) => ({
  contentTypeId,
  machineName,
  name: machineName,
  fields: [],
})
const found = (contentTypeId: string) => ({
  ...type(contentTypeId),
  confidence: 1,
  fileIds: ['a'],
  reasons: [],
})

test('what is recommended besides has neither the id nor the machine name of a type that is there', () => {
  const all = [found('recipe'), found('news'), found('event')]
  const types = [type('recipe', 'dish'), type('own', 'news')]
  expect(missingTypes(all, types).map(({ contentTypeId }) => contentTypeId)).toEqual(['event'])
})
