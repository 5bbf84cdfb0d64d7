import type { Context } from '../../../shared/kernel/context.ts'
import type { HandedAnswer } from '../engine/index.ts'
import { readByAssistant } from '../quality/index.ts'
import type { Generation } from './generation-input.ts'
import { besideRequirements, knownReading } from './generation-work.ts'
import type { OpenBase } from './open-bases.ts'
import { readSession, requireSession } from './store.ts'

interface Handed {
  bases: readonly OpenBase[]
  answers: readonly HandedAnswer[]
}

/** Has the texts of a generation read by the assistant that calls, before there is a run: `open` is what it is still to answer. */
export async function readByCaller(context: Context, request: Generation, { bases, answers }: Handed) {
  const { sessionId, mode, context: background, uploadedFileName } = request
  if (sessionId !== undefined) await requireSession(context, sessionId, 'sessionId')
  const session = sessionId === undefined ? undefined : await readSession(context, sessionId)
  const { read } = await besideRequirements(context, request, bases)
  const texts = {
    uploadedContent: request.uploadedContent,
    ...(background !== undefined && { context: background }),
    ...(uploadedFileName !== undefined && { uploadedFileName }),
    mode,
    ...read,
  }
  return readByAssistant(context, texts, { answers, known: session && knownReading(mode, session) })
}
