import { useState } from 'preact/hooks'
import { Button } from '../../../../parts/button.tsx'
import { texts } from '../../../../texts/en/settings.ts'
import type { Role } from '../../../../client/may.ts'

interface RoleChoiceProps {
  name: string
  role: Role
  options: readonly Role[]
  change: (to: Role) => Promise<unknown>
}

/** The role of a member as a choice. It changes by a button and not by choosing, because arrow keys walk through all choices. */
export function RoleChoice({ name, role, options, change }: RoleChoiceProps) {
  const [chosen, choose] = useState(role)
  return (
    <>
      <select
        aria-label={texts.team.roleOf(name)}
        value={chosen}
        onInput={({ currentTarget }) => choose(currentTarget.value as Role)}
      >
        {options.map((value) => (
          <option key={value} value={value}>
            {value}
          </option>
        ))}
      </select>
      {chosen !== role && (
        <Button small act={() => change(chosen)} busy={texts.saving} label={texts.team.saveRole(name)}>
          {texts.save}
        </Button>
      )}
    </>
  )
}
