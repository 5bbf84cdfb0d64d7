import { useSignal } from '@preact/signals'
import { useId, useRef } from 'preact/hooks'
import { messageOf } from '../../../client/refusal.ts'
import { announce } from '../../../parts/announce.tsx'
import { Button } from '../../../parts/button.tsx'
import { Menu } from '../../../parts/menu.tsx'
import { toast } from '../../../parts/toasts.tsx'
import { agents as texts } from '../../../texts/en/project.ts'
import { focusBeside } from '../acts/focus-beside.ts'
import type { Agent, Project } from '../acts/project.ts'
import { moved, switched, withAgain, withNew, without } from './agent-order.ts'
import type { Opened } from './use-project.ts'

interface AgentsProps {
  opened: Opened
  project: Project
  mayWrite: boolean
}

const nameOf = (agentType: string) => texts.names[agentType] ?? agentType

/** Which agents work in the project, and in what order. */
export function Agents({ opened, project: { agentConfigs }, mayWrite }: AgentsProps) {
  /** The change is seen at once, and taken back where it is refused. */
  async function write(changeOf: (agents: Agent[]) => Agent[]) {
    try {
      await opened.change(
        (now) => ({ agentConfigs: changeOf(now.agentConfigs) }),
        (now) => ({ ...now, agentConfigs: changeOf(now.agentConfigs) }),
      )
    } catch (error) {
      toast(messageOf(error), { kind: 'fault' })
    }
  }
  function move(agent: Agent, by: number) {
    const to = moved(agentConfigs, agent.agentId, by)
    const place = to.findIndex(({ agentId }) => agentId === agent.agentId) + 1
    announce(texts.place(nameOf(agent.agentType), place, to.length))
    return write((agents) => moved(agents, agent.agentId, by))
  }
  function remove(agent: Agent) {
    const at = agentConfigs.indexOf(agent)
    toast(texts.removed(nameOf(agent.agentType)), {
      undo: () => write((agents) => withAgain(agents, agent, at)),
    })
    return write((agents) => without(agents, agent.agentId))
  }
  return (
    <section class="panel agents" aria-labelledby="agents-of-project">
      <h2 id="agents-of-project" tabIndex={-1}>
        {texts.title}
      </h2>
      <p class="hint">{agentConfigs.length === 0 ? texts.none : texts.lead}</p>
      <ol>
        {agentConfigs.map((agent) => (
          <AgentRow
            key={agent.agentId}
            agent={agent}
            mayWrite={mayWrite}
            turn={(enabled) => void write((agents) => switched(agents, agent.agentId, enabled))}
            move={(by) => move(agent, by)}
            remove={() => remove(agent)}
          />
        ))}
      </ol>
      {mayWrite && agentConfigs.length > 1 && <p class="hint by-keys">{texts.keys}</p>}
      {mayWrite && <Add opened={opened} />}
    </section>
  )
}

interface AgentRowProps {
  agent: Agent
  mayWrite: boolean
  turn: (enabled: boolean) => void
  move: (by: number) => unknown
  remove: () => unknown
}

function AgentRow({ agent: { agentType, enabled }, mayWrite, turn, move, remove }: AgentRowProps) {
  const id = useId()
  const row = useRef<HTMLLIElement>(null)
  const name = nameOf(agentType)
  function byKey(event: KeyboardEvent) {
    const by = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined
    if (by === undefined) return
    event.preventDefault()
    move(by)
  }
  function leave() {
    const goOn = focusBeside(row.current)
    remove()
    setTimeout(goOn)
  }
  return (
    <li ref={row} class={enabled ? '' : 'off'} onKeyDown={byKey}>
      {mayWrite ? (
        <label for={id}>
          <input
            id={id}
            type="checkbox"
            checked={enabled}
            onChange={({ currentTarget }) => turn(currentTarget.checked)}
          />
          <span dir="auto">{name}</span>
        </label>
      ) : (
        <span dir="auto">{name}</span>
      )}
      {mayWrite && (
        <Menu
          label={texts.actionsFor(name)}
          items={[
            { text: texts.up, act: () => move(-1) },
            { text: texts.down, act: () => move(1) },
            { text: texts.remove, kind: 'danger', act: leave },
          ]}
        />
      )}
    </li>
  )
}

function Add({ opened }: { opened: Opened }) {
  const chosen = useSignal('requirements')
  return (
    <div class="add">
      <select
        aria-label={texts.which}
        value={chosen.value}
        onChange={({ currentTarget }) => (chosen.value = currentTarget.value)}
      >
        {Object.entries(texts.names).map(([agentType, name]) => (
          <option key={agentType} value={agentType}>
            {name}
          </option>
        ))}
      </select>
      <Button
        act={() => opened.change((now) => ({ agentConfigs: withNew(now.agentConfigs, chosen.value) }))}
        busy={texts.adding}
      >
        {texts.add}
      </Button>
    </div>
  )
}
