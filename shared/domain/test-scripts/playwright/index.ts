import type { Framework } from '../framework.ts'
import { writePlaywright } from './project.ts'

export const playwright: Framework = {
  name: 'fw-one',
  alias: 'playwright',
  label: 'Playwright',
  languages: ['typescript', 'javascript'],
  write: writePlaywright,
}
