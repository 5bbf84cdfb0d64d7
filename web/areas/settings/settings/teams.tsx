import { useSignal } from '@preact/signals'
import { type Output, call } from '../../../client/call.ts'
import { announce } from '../../../parts/announce.tsx'
import { Button } from '../../../parts/button.tsx'
import { confirmed } from '../../../parts/confirm.tsx'
import { Field } from '../../../parts/field.tsx'
import { Form } from '../../../parts/form.tsx'
import { Day, Given } from '../../../parts/given.tsx'
import { Entry, Panel, Rows } from '../../../parts/rows.tsx'
import { type Pages, usePages } from '../../../parts/use-pages.ts'
import { texts as all } from '../../../texts/en/settings.ts'
import { teams as texts } from '../../../texts/en/settings/teams.ts'
import type { SectionProps } from './sections.ts'
import { People } from './teams/people.tsx'

type Team = Output<'GET /api/teams'>['teams'][number]

export function Section({ organization: { organizationId } }: SectionProps) {
  const list = usePages(
    async (from) => {
      const answer = await call('GET /api/teams', { organizationId, ...from })
      return { items: answer.teams, nextCursor: answer.nextCursor }
    },
    [organizationId],
  )
  return (
    <>
      <Panel title={texts.fresh}>
        <Form
          action={texts.create}
          busy={texts.creating}
          send={async ({ name = '' }, form) => {
            await call('POST /api/teams', { organizationId, name })
            form.reset()
            announce(texts.created)
            await list.refresh()
          }}
        >
          <Field label={all.name} name="name" maxLength={100} autocomplete="off" dir="auto" required />
        </Form>
      </Panel>
      <Panel title={texts.list}>
        <Rows list={list} empty={texts.none}>
          {(team) => <TeamRow key={team.teamId} team={team} list={list} />}
        </Rows>
      </Panel>
    </>
  )
}

function TeamRow({ team, list }: { team: Team; list: Pages<Team> }) {
  const { teamId, organizationId, name, createdAt } = team
  const isOpen = useSignal(false)
  async function remove() {
    const question = { title: texts.deleteTitle(name), text: texts.deleteText, action: texts.deleteAction }
    if (!(await confirmed(question))) return
    await call('DELETE /api/teams/{teamId}', { teamId })
    announce(texts.deleted)
    await list.refresh()
  }
  return (
    <Entry
      what={<Given>{name}</Given>}
      more={
        <>
          {texts.since}
          <Day at={createdAt} />
        </>
      }
      acts={
        <>
          <Button
            small
            act={() => void (isOpen.value = !isOpen.value)}
            expanded={isOpen.value}
            label={texts.peopleOf(name)}
          >
            {texts.people}
          </Button>
          <Button small kind="danger" act={remove} label={texts.deleteOne(name)}>
            {texts.delete}
          </Button>
        </>
      }
    >
      {isOpen.value && <People teamId={teamId} organizationId={organizationId} name={name} />}
    </Entry>
  )
}
