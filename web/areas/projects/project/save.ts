import { type CallOptions, type Input, call } from '../../../client/call.ts'
import { Refusal } from '../../../client/refusal.ts'
import type { Project } from '../acts/project.ts'
import { type Change, type Clash, clashOf } from './merge.ts'

/** A change was not written, because somebody else wrote the same text. `now` is the project as it stands. */
export class Clashed extends Error {
  readonly clash: Clash
  readonly now: Project

  constructor(clash: Clash, now: Project) {
    super(clash.field)
    this.clash = clash
    this.now = now
  }
}

export interface Service {
  read: (projectId: string) => Promise<Project>
  write: (input: Input<'PATCH /api/projects/{projectId}'>, options: CallOptions) => Promise<Project>
}

const service: Service = {
  read: (projectId) => call('GET /api/projects/{projectId}', { projectId }),
  write: (input, options) => call('PATCH /api/projects/{projectId}', input, options),
}

const tries = 4

/**
 * Writes a change of a project that was read before. Where somebody else has changed it since, it is read again and the change made of that, so that
 * both stand; a text that both changed is a `Clashed`.
 */
export async function saveProject(
  read: Project,
  changeOf: (now: Project) => Change,
  { read: readAgain, write }: Service = service,
): Promise<Project> {
  const { projectId } = read
  let now = read
  for (let left = tries; ; left--) {
    const change = changeOf(now)
    const clash = clashOf(change, read, now)
    if (clash) throw new Clashed(clash, now)
    try {
      return await write({ projectId, ...change }, { ifMatch: now.updatedAt })
    } catch (error) {
      const isStale = error instanceof Refusal && error.code === 'projects.stale'
      if (!isStale || left <= 1) throw error
      now = await readAgain(projectId)
    }
  }
}
