import type { Operation } from '../../../shared/kernel/operation.ts'
import { answerRehearsal } from './answer-rehearsal.ts'
import { applyRewordings } from './apply-rewordings.ts'
import { rewordCases } from './reword-cases.ts'
import { correctReading } from './correct-reading.ts'
import { createSession } from './create-session.ts'
import { deleteSession } from './delete-session.ts'
import { exportTestCases } from './export-test-cases.route.ts'
import { extractFromFile } from './extract-from-file.route.ts'
import { importTestCases } from './import-test-cases.route.ts'
import { generate } from './generate.ts'
import { getAuthors } from './get-authors.ts'
import { getSession } from './get-session.ts'
import { getSessionChanges } from './get-session-changes.ts'
import { getPages } from './get-pages.ts'
import { getRehearsal } from './get-rehearsal.ts'
import { getReading } from './get-reading.ts'
import { getReadingInstructions } from './get-reading-instructions.ts'
import { getWritingInstructions } from './get-writing-instructions.ts'
import { getStepGuide } from './get-step-guide.ts'
import { listSessions } from './list-sessions.ts'
import { readSteps } from './read-steps.ts'
import { refineSession } from './refine-session.ts'
import { rehearseSession } from './rehearse-session.ts'
import { sendListingCode } from './send-listing-code.ts'
import { submitCases } from './submit-cases.ts'
import { replaceTestCases } from './replace-test-cases.ts'

export const operations: readonly Operation[] = [
  extractFromFile,
  generate,
  exportTestCases,
  readSteps,
  getStepGuide,
  getAuthors,
  getReadingInstructions,
  getWritingInstructions,
  listSessions,
  sendListingCode,
  createSession,
  getSession,
  getSessionChanges,
  getReading,
  getPages,
  correctReading,
  refineSession,
  replaceTestCases,
  submitCases,
  importTestCases,
  rewordCases,
  applyRewordings,
  rehearseSession,
  getRehearsal,
  answerRehearsal,
  deleteSession,
]
