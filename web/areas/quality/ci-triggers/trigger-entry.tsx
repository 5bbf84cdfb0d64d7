import { call } from '../../../client/call.ts'
import { announce } from '../../../parts/announce.tsx'
import { Button } from '../../../parts/button.tsx'
import { confirmed } from '../../../parts/confirm.tsx'
import { Copyable } from '../../../parts/copyable.tsx'
import { Day, Given, Time } from '../../../parts/given.tsx'
import { Entry } from '../../../parts/rows.tsx'
import { Around } from '../../../parts/sentence.tsx'
import { texts } from '../../../texts/en/quality-ci-triggers.ts'
import { words } from '../../../texts/en/quality.ts'
import { runHref } from '../parts/links.tsx'
import { RunStatus } from '../parts/run-status.tsx'
import type { Story, TestRun } from '../parts/types.ts'
import { type Trigger, suiteInWords } from './trigger.ts'
import { unlessGone } from '../../../client/refusal.ts'

interface TriggerEntryProps {
  projectId: string
  trigger: Trigger
  stories: readonly Story[]
  last: TestRun | undefined
  refresh: () => Promise<void>
}

/** A trigger: what it starts and where, what came of it last, and the address that the code host calls. */
export function TriggerEntry({ projectId, trigger, stories, last, refresh }: TriggerEntryProps) {
  const { triggerId, name, url } = trigger
  async function remove() {
    const text = (
      <Around words={texts.deleteText}>
        <Given>{name}</Given>
      </Around>
    )
    if (!(await confirmed({ title: texts.deleteTitle, text, action: texts.deleteNow }))) return
    const route = 'DELETE /api/projects/{projectId}/ci-triggers/{triggerId}'
    await call(route, { projectId, triggerId }).catch(unlessGone)
    announce(texts.deleted)
    await refresh()
  }
  return (
    <Entry
      what={<Given>{name}</Given>}
      more={<About trigger={trigger} stories={stories} last={last} />}
      acts={
        <Button small kind="danger" act={remove} label={texts.deleteOne(name)}>
          {texts.delete}
        </Button>
      }
    >
      <div class="inside">
        <Copyable name={texts.address} text={url} />
      </div>
    </Entry>
  )
}

function About({ trigger, stories, last }: Pick<TriggerEntryProps, 'trigger' | 'stories' | 'last'>) {
  const { suite, targetUrl, environment, branch, callbackUrl, createdAt } = trigger
  return (
    <>
      <Given>{suiteInWords(suite, stories)}</Given>
      {texts.at}
      <Given>{targetUrl}</Given>
      {environment && ` · ${words.environments[environment]}`}
      <br />
      {branch ? (
        <>
          {texts.branchIs} <Given>{branch}</Given>
        </>
      ) : (
        texts.everyBranch
      )}
      {callbackUrl && (
        <>
          {texts.tells}
          <Given>{callbackUrl}</Given>
        </>
      )}
      {texts.created}
      <Day at={createdAt} />
      <br />
      {last ? (
        <>
          {texts.last}{' '}
          <a href={runHref(last.projectId, last.executionId)}>
            <Time at={last.createdAt} />
          </a>{' '}
          <RunStatus of={last.status} />
        </>
      ) : (
        texts.noLast
      )}
    </>
  )
}
