import { remembered } from '../../basics/remembered.ts'
import { readRequirements } from '../../requirement-reading/read.ts'

const most = 4
/** Some ten pages: the readings that are kept take a small part of an isolate's memory. */
const longest = 30_000

/** A text as the grammar reads it. A message to a session asks for the same text several times: the latest readings are kept, and nobody changes them. */
export const readOnce = remembered(readRequirements, most, longest)
