import { call } from '../../../../client/call.ts'
import { announce } from '../../../../parts/announce.tsx'
import { Button } from '../../../../parts/button.tsx'
import { Field } from '../../../../parts/field.tsx'
import { Form } from '../../../../parts/form.tsx'
import { Given } from '../../../../parts/given.tsx'
import { useRead } from '../../../../parts/read.ts'
import { Entry, Rows } from '../../../../parts/rows.tsx'
import { Failed } from '../../../../parts/states.tsx'
import { usePages } from '../../../../parts/use-pages.ts'
import { teams as texts } from '../../../../texts/en/settings/teams.ts'

interface PeopleProps {
  teamId: string
  organizationId: string
  name: string
}

/** Who is in a team, and who of the organization may join it. */
export function People({ teamId, organizationId, name }: PeopleProps) {
  const list = usePages(
    async (from) => {
      const answer = await call('GET /api/teams/{teamId}/members', { teamId, ...from })
      return { items: answer.members, nextCursor: answer.nextCursor }
    },
    [teamId],
  )
  const { reading, again } = useRead(
    () => call('GET /api/organizations/{organizationId}/team', { organizationId, limit: 200 }),
    [organizationId],
  )
  const now = reading.value
  const inTeam = new Set(list.items.value?.map(({ userId }) => userId))
  const others = now.state === 'ready' ? now.value.members.filter(({ userId }) => !inTeam.has(userId)) : []
  const remove = async (userId: string) => {
    await call('DELETE /api/teams/{teamId}/members', { teamId, userId })
    announce(texts.removed)
    await list.refresh()
  }
  return (
    <div class="team-people">
      <Rows list={list} empty={texts.nobody}>
        {(person) => (
          <Entry
            key={person.userId}
            what={<Given>{person.name || person.email}</Given>}
            more={<Given>{person.email}</Given>}
            acts={
              <Button small act={() => remove(person.userId)} label={texts.removeOne(person.name, name)}>
                {texts.remove}
              </Button>
            }
          />
        )}
      </Rows>
      {now.state === 'failed' && <Failed error={now.error} retry={again} />}
      {others.length > 0 && (
        <Form
          key={others.map(({ userId }) => userId).join()}
          action={texts.add}
          busy={texts.adding}
          kind="plain"
          label={texts.addTo(name)}
          send={async ({ userId = '' }) => {
            await call('POST /api/teams/{teamId}/members', { teamId, userId })
            announce(texts.added)
            await list.refresh()
          }}
        >
          <Field
            label={texts.person}
            name="userId"
            options={others.map((one) => [one.userId, `${one.name} (${one.email})`] as const)}
          />
        </Form>
      )}
    </div>
  )
}
