import { type Output, call } from '../../../../client/call.ts'
import { person } from '../../../../client/session.ts'
import { announce } from '../../../../parts/announce.tsx'
import { Button } from '../../../../parts/button.tsx'
import { confirmed } from '../../../../parts/confirm.tsx'
import { Day, Given } from '../../../../parts/given.tsx'
import { texts as all } from '../../../../texts/en/settings.ts'
import { type Role, may, roles } from '../../../../client/may.ts'
import { Entry, Panel, Rows } from '../../../../parts/rows.tsx'
import type { SectionProps } from '../sections.ts'
import type { Pages } from '../../../../parts/use-pages.ts'
import { RoleChoice } from './role-choice.tsx'

const texts = all.team
const route = 'POST /api/organizations/{organizationId}/team'
type Member = Output<'GET /api/organizations/{organizationId}/team'>['members'][number]

interface MembersProps extends SectionProps {
  list: Pages<Member>
}

export const Members = ({ list, ...about }: MembersProps) => (
  <Panel title={texts.members}>
    <Rows list={list} empty={texts.nobody}>
      {(member) => <MemberRow key={member.userId} member={member} list={list} {...about} />}
    </Rows>
  </Panel>
)

function MemberRow({ member, list, organization, reload }: MembersProps & { member: Member }) {
  const { organizationId, role: mine } = organization
  const { userId, email, name, role, joinedAt } = member
  const isMe = userId === person.value?.userId
  const mayChange = may(mine, 'admin') && may(mine, role)
  async function change(to: Role) {
    await call(route, { organizationId, action: 'update_role', userId, role: to })
    announce(texts.isNow(name, to))
    await (isMe ? reload() : list.refresh())
  }
  async function remove() {
    if (!(await isSure(name))) return
    await call(route, { organizationId, action: 'remove', userId })
    announce(texts.removed)
    await list.refresh()
  }
  return (
    <Entry
      what={
        <>
          <Given>{name}</Given>
          {isMe && texts.you}
        </>
      }
      more={
        <>
          {email && (
            <>
              <Given>{email}</Given>
              {' · '}
            </>
          )}
          {texts.since}
          <Day at={joinedAt} />
        </>
      }
      acts={
        mayChange ? (
          <>
            <RoleChoice key={role} name={name} role={role} options={offeredBy(mine)} change={change} />
            {!isMe && (
              <Button small kind="danger" act={remove} busy={texts.removing} label={texts.removeOne(name)}>
                {texts.remove}
              </Button>
            )}
          </>
        ) : (
          <span class="tag">{role}</span>
        )
      }
    />
  )
}

const offeredBy = (mine: Role) => roles.filter((each) => may(mine, each))

const isSure = (name: string) =>
  confirmed({
    title: texts.removeTitle,
    text: (
      <>
        <Given>{name}</Given>
        {texts.removeText}
      </>
    ),
    action: texts.removeAction,
  })
