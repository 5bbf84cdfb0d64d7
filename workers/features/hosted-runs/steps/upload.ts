import type { FilePayload } from '../../../../shared/domain/prose-steps/in-page/kit.ts'
import { leastSize, planFile } from '../../../../shared/domain/prose-steps/files/plan-file.ts'
import type { GeneratedFile, Target, TypedAction } from '../../../../shared/domain/prose-steps/types.ts'
import { untilDeadline } from './deadline.ts'
import { nameOf } from '../../../../shared/domain/prose-steps/tell-apart.ts'
import { findPlace } from './drag.ts'
import { callInPage, holdNode, sessionOf } from './in-page-world.ts'
import { remember } from './healing.ts'
import { actionable, patience } from './locate.ts'
import type { Found } from '../../../../shared/domain/prose-steps/in-page/shapes.ts'
import { StepFailure } from './step-failure.ts'
import type { StepRun } from './step-run.ts'

const mostBytes = 60_000_000
const chooserMs = 2000

/** Makes files in the page and puts them into a file field, through the chooser that a button opens, or by a drop. No file system takes part. */
export async function uploadFiles(
  run: StepRun,
  { target, files, drop }: Extract<TypedAction, { action: 'upload' }>,
): Promise<void> {
  const payloads = files.map(payloadOf)
  if (files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) > mostBytes)
    throw new StepFailure('steps.file_too_large', `A step can make ${mostBytes / 1e6} MB of files at most.`)
  if (drop && target) {
    const place = await findPlace(run, target, true)
    await actionable(run, place, { enabled: true, hit: false })
    const refused = await callInPage(run.page, run.deadlineMs, 'dropFiles', place.id, payloads)
    if (refused !== null) throw new StepFailure('steps.not_filled', `The ${nameOf(place)}: ${refused}`)
    return
  }
  const { id, asking } = await fieldFor(run, target)
  await noteFilter(run, id, payloads)
  const refused = await callInPage(run.page, run.deadlineMs, 'attachFiles', id, payloads, asking)
  if (refused !== null) throw new StepFailure('steps.not_filled', refused)
}

// Whoever picks a file can pass the filter of a chooser, and whether the page then says so is what a step may be about. The step says that it did.
async function noteFilter(run: StepRun, id: number, payloads: FilePayload[]): Promise<void> {
  const kinds = payloads.map(({ name, mediaType }) => ({ name, mediaType }))
  const asked = await callInPage(run.page, run.deadlineMs, 'filterAgainst', id, kinds)
  if (asked !== null) run.resolved.push(`files past the filter of the chooser, which offers only ${asked}`)
}

/** The file field itself, or the one whose chooser opens on a click. */
async function fieldFor(run: StepRun, target: Target | undefined): Promise<{ id: number; asking: boolean }> {
  const asked: Target = {
    role: 'file field',
    ...target,
    ...(target?.role === 'textbox' ? { role: 'file field' } : {}),
  }
  // What chose a file when the case last passed was the field itself, or what opens its chooser.
  const before = run.remembered[run.fingerprints.length]?.purpose
  const waitOrFail = patience(run, asked, before === 'point' ? 'point' : 'file')
  let sought = target
  for (;;) {
    const field = await callInPage(run.page, run.deadlineMs, 'fileField', sought)
    if (field.status === 'found') {
      run.resolved.push(`file field "${field.name}"`)
      await remember(run, field, 'file')
      return { id: field.id, asking: false }
    }
    if (field.status === 'missing' && sought?.name !== undefined && sought.role !== 'file field') {
      const { role, ...named } = sought
      const opener = { ...named, ...(role === undefined || role === 'textbox' ? {} : { role }) }
      const found = await callInPage(run.page, run.deadlineMs, 'resolve', opener, 'point')
      if (found.status === 'found') return { id: await throughChooser(run, found), asking: true }
    }
    sought = (await waitOrFail(field)) ?? sought
  }
}

async function throughChooser(run: StepRun, opener: Found): Promise<number> {
  const session = await sessionOf(run.page, opener.id)
  await session.send('Page.setInterceptFileChooserDialog', { enabled: true })
  try {
    const opened = new Promise<number | undefined>((resolve) => {
      session.once('Page.fileChooserOpened', ({ backendNodeId }) => resolve(backendNodeId))
    })
    const { x, y } = await actionable(run, opener, { enabled: true, hit: true })
    await run.page.mouse.click(x, y)
    const late = new StepFailure('steps.no_file_field', `The ${nameOf(opener)} does not ask for a file.`)
    const node = await untilDeadline(opened, Math.min(run.deadlineMs, Date.now() + chooserMs)).catch(() => {
      throw late
    })
    // Only fields are told by the browser: this was asked for by a script.
    if (node === undefined)
      throw new StepFailure(
        'steps.no_file_field',
        `The ${nameOf(opener)} opens a file picker of the browser (showOpenFilePicker, showSaveFilePicker or showDirectoryPicker) and no file field, and a run cannot choose in it.`,
      )
    run.resolved.push(`${opener.role} "${opener.name}"`)
    await remember(run, opener, 'point')
    return await holdNode(run.page, node, opener.id)
  } finally {
    await session.send('Page.setInterceptFileChooserDialog', { enabled: false }).catch(() => undefined)
  }
}

function payloadOf({ name, mediaType, sizeBytes }: GeneratedFile): FilePayload {
  if (sizeBytes > 0 && sizeBytes < leastSize(name))
    throw new StepFailure(
      'steps.file_too_small',
      `A file “${name}” of its type has at least ${leastSize(name)} bytes; an empty file may have any name.`,
    )
  const { head, fill, tail } = planFile(name, sizeBytes)
  return { name, mediaType, sizeBytes, head: base64(head), fill, tail: base64(tail) }
}

const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
