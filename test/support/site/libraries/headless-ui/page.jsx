import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import * as H from '@headlessui/react'

const countries = ['France', 'Germany', 'Spain']
const cities = ['Barcelona', 'Berlin', 'Madrid', 'Paris']
const sizes = ['Small', 'Medium', 'Large']
const people = ['Ann', 'Bob', 'Cleo']

const style = `
body { font: 16px sans-serif }
.box { display: inline-block; width: 18px; height: 18px; border: 1px solid; border-radius: 3px }
.box[data-checked] { background: navy }
.switch { display: inline-flex; width: 44px; height: 24px; border: 0; border-radius: 12px; background: #999 }
.switch[data-checked] { background: navy }
.thumb { width: 20px; height: 20px; margin: 2px; border-radius: 10px; background: #fff }
.list { background: #fff; border: 1px solid; padding: 4px; width: 160px }
.list > * { display: block; padding: 4px }
.shade { position: fixed; inset: 0; background: #0006 }
.panel { position: fixed; inset: 30% 35%; background: #fff; padding: 16px }
`

function Page() {
  const [told, tell] = useState('nothing')
  const [news, setNews] = useState(false)
  const [dark, setDark] = useState(false)
  const [size, setSize] = useState('Small')
  const [country, setCountry] = useState('France')
  const [city, setCity] = useState(null)
  const [typed, setTyped] = useState('')
  const [asking, setAsking] = useState(false)
  const [chosen, setChosen] = useState([])
  const change = (set, what) => (value) => {
    set(value)
    tell(`${what} ${value === true ? 'on' : value === false ? 'off' : value}`)
  }
  return (
    <main>
      <style>{style}</style>
      <h1>Team settings</h1>
      <p>Last change: {told}</p>
      <H.Field>
        <H.Label>Full name</H.Label>{' '}
        <H.Input name="name" onChange={(event) => tell(`name ${event.target.value}`)} />
      </H.Field>
      <H.Field>
        <H.Checkbox checked={news} onChange={change(setNews, 'news')} className="box" />{' '}
        <H.Label>Send me news</H.Label>
      </H.Field>
      <H.Field>
        <H.Label>Dark mode</H.Label>{' '}
        <H.Switch checked={dark} onChange={change(setDark, 'dark mode')} className="switch">
          <span className="thumb" />
        </H.Switch>
      </H.Field>
      <H.Fieldset>
        <H.Legend>Size</H.Legend>
        <H.RadioGroup value={size} onChange={change(setSize, 'size')}>
          {sizes.map((one) => (
            <H.Field key={one}>
              <H.Radio value={one} className="box" /> <H.Label>{one}</H.Label>
            </H.Field>
          ))}
        </H.RadioGroup>
      </H.Fieldset>
      <H.Field>
        <H.Label>Country</H.Label>
        <H.Listbox value={country} onChange={change(setCountry, 'country')}>
          <H.ListboxButton>{country}</H.ListboxButton>
          <H.ListboxOptions anchor="bottom" className="list">
            {countries.map((one) => (
              <H.ListboxOption key={one} value={one}>
                {one}
              </H.ListboxOption>
            ))}
          </H.ListboxOptions>
        </H.Listbox>
      </H.Field>
      <H.Field>
        <H.Label>City</H.Label>
        <H.Combobox value={city} onChange={change(setCity, 'city')} onClose={() => setTyped('')}>
          <H.ComboboxInput onChange={(event) => setTyped(event.target.value)} />
          <H.ComboboxButton>▾</H.ComboboxButton>
          <H.ComboboxOptions anchor="bottom" className="list">
            {cities
              .filter((one) => one.toLowerCase().includes(typed.toLowerCase()))
              .map((one) => (
                <H.ComboboxOption key={one} value={one}>
                  {one}
                </H.ComboboxOption>
              ))}
          </H.ComboboxOptions>
        </H.Combobox>
      </H.Field>
      <H.Menu>
        <H.MenuButton>Actions</H.MenuButton>
        <H.MenuItems anchor="bottom" className="list">
          {['Duplicate', 'Archive', 'Export'].map((one) => (
            <H.MenuItem key={one}>
              <button onClick={() => tell(`${one} done`)}>{one}</button>
            </H.MenuItem>
          ))}
        </H.MenuItems>
      </H.Menu>
      <p>
        <button onClick={() => setAsking(true)}>Delete team</button>
      </p>
      <H.Dialog open={asking} onClose={() => setAsking(false)}>
        <H.DialogBackdrop className="shade" />
        <H.DialogPanel className="panel">
          <H.DialogTitle>Delete this team?</H.DialogTitle>
          <p>All its members lose access.</p>
          <button onClick={() => setAsking(false)}>Cancel</button>{' '}
          <button
            onClick={() => {
              setAsking(false)
              tell('team deleted')
            }}
          >
            Delete
          </button>
        </H.DialogPanel>
      </H.Dialog>
      <table>
        <caption>Members</caption>
        <thead>
          <tr>
            <th>Chosen</th>
            <th>Name</th>
          </tr>
        </thead>
        <tbody>
          {people.map((one) => (
            <tr key={one}>
              <td>
                <H.Checkbox
                  checked={chosen.includes(one)}
                  onChange={(on) =>
                    setChosen(on ? [...chosen, one] : chosen.filter((other) => other !== one))
                  }
                  className="box"
                />
              </td>
              <td>{one}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{chosen.length} chosen</p>
      <H.TabGroup>
        <H.TabList>
          <H.Tab>Profile</H.Tab>
          <H.Tab>Security</H.Tab>
        </H.TabList>
        <H.TabPanels>
          <H.TabPanel>Your public profile</H.TabPanel>
          <H.TabPanel>Two-step sign-in is off</H.TabPanel>
        </H.TabPanels>
      </H.TabGroup>
      <H.Disclosure>
        <H.DisclosureButton>Delivery</H.DisclosureButton>
        <H.DisclosurePanel>It takes two days</H.DisclosurePanel>
      </H.Disclosure>
    </main>
  )
}

createRoot(document.getElementById('root')).render(<Page />)
