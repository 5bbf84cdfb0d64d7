import { organization } from '../../client/session.ts'
import { texts } from '../../texts/en/start.ts'
import { NoDemo } from './start/no-demo.tsx'
import { Walk } from './start/walk.tsx'
import './start/start.css'

export function Page() {
  const its = organization.value
  return (
    <>
      <h1>{texts.title}</h1>
      {its ? <Walk organization={its} /> : <NoDemo />}
    </>
  )
}
