import { Copyable } from '../../../../parts/copyable.tsx'
import { texts } from '../../../../texts/en/generator-writers.ts'
import type { NearbyModel } from './authors-of.ts'
import { authors } from './authors.ts'
import './ways.css'

/** The three ways to have whole cases written, or to what the `hint` says an assistant does. */
export function Ways({ hint = texts.assistantHint }: { hint?: string | undefined }) {
  const { nearby = null, assistant = null } = authors.value ?? {}
  return (
    <ul class="writers-ways">
      <li>
        <p>
          <b>{texts.assistant}</b>
        </p>
        <p>{hint}</p>
        {assistant && <Copyable name={texts.address} text={assistant.url} />}
        <p>
          <a href="/docs/guides/assistants">{texts.assistantGuide}</a>
        </p>
      </li>
      <li>
        <p>
          <b>{texts.local}</b>
        </p>
        {nearby ? <Nearby model={nearby} /> : <Command hint={texts.localHint} text={texts.localCommand} />}
      </li>
      <li>
        <p>
          <b>{texts.deployment}</b>
        </p>
        <Command hint={texts.deploymentHint} text={texts.deploymentCommand} />
      </li>
    </ul>
  )
}

const Nearby = ({ model: { server, model, command } }: { model: NearbyModel }) => (
  <>
    <p>
      <bdi>{server}</bdi> {texts.nearby} <bdi>{model}</bdi>. {texts.nearbyHint}
    </p>
    <Copyable name={texts.command} text={command} />
  </>
)

const Command = ({ hint, text }: { hint: string; text: string }) => (
  <p>
    {hint} <code>{text}</code>
  </p>
)
