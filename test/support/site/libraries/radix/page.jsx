import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import * as R from 'radix-ui'

const style = `
body { font: 16px sans-serif }
.box { width: 20px; height: 20px; padding: 0; border: 1px solid; background: #fff }
.round { width: 20px; height: 20px; padding: 0; border: 1px solid; border-radius: 50%; background: #fff }
.switch { width: 42px; height: 24px; padding: 0; border: 0; border-radius: 12px; background: #999 }
.switch[data-state=checked] { background: navy }
.thumb { display: block; width: 20px; height: 20px; margin: 2px; border-radius: 10px; background: #fff }
.list { background: #fff; border: 1px solid; padding: 4px; min-width: 160px }
.shade { position: fixed; inset: 0; background: #0006 }
.panel { position: fixed; inset: 30% 35%; background: #fff; padding: 16px }
.toasts { position: fixed; bottom: 0; right: 0; width: 260px; list-style: none }
.toast { background: #eee; padding: 12px }
.slider { position: relative; display: flex; align-items: center; width: 200px; height: 20px }
.track { flex-grow: 1; height: 4px; background: #999 }
.knob { display: block; width: 16px; height: 16px; border-radius: 8px; background: navy }
`

function Page() {
  const [told, tell] = useState('nothing')
  const [chosen, setChosen] = useState([])
  const [saved, setSaved] = useState(false)
  const [volume, setVolume] = useState([30])
  return (
    <R.Toast.Provider>
      <main>
        <style>{style}</style>
        <h1>Team settings</h1>
        <p>Last change: {told}</p>
        <p>
          <R.Label.Root htmlFor="name">Full name</R.Label.Root>{' '}
          <input id="name" onChange={(event) => tell(`name ${event.target.value}`)} />
        </p>
        <p>
          <R.Checkbox.Root
            id="news"
            className="box"
            onCheckedChange={(on) => tell(`news ${on ? 'on' : 'off'}`)}
          >
            <R.Checkbox.Indicator>✓</R.Checkbox.Indicator>
          </R.Checkbox.Root>{' '}
          <label htmlFor="news">Send me news</label>
        </p>
        <p>
          <label htmlFor="dark">Dark mode</label>{' '}
          <R.Switch.Root
            id="dark"
            className="switch"
            onCheckedChange={(on) => tell(`dark mode ${on ? 'on' : 'off'}`)}
          >
            <R.Switch.Thumb className="thumb" />
          </R.Switch.Root>
        </p>
        <R.RadioGroup.Root
          defaultValue="Small"
          aria-label="Size"
          onValueChange={(value) => tell(`size ${value}`)}
        >
          {['Small', 'Medium', 'Large'].map((one) => (
            <div key={one}>
              <R.RadioGroup.Item value={one} id={one} className="round">
                <R.RadioGroup.Indicator>•</R.RadioGroup.Indicator>
              </R.RadioGroup.Item>{' '}
              <label htmlFor={one}>{one}</label>
            </div>
          ))}
        </R.RadioGroup.Root>
        <p>
          <span id="country">Country</span>{' '}
          <R.Select.Root defaultValue="France" onValueChange={(value) => tell(`country ${value}`)}>
            <R.Select.Trigger aria-labelledby="country">
              <R.Select.Value />
              <R.Select.Icon />
            </R.Select.Trigger>
            <R.Select.Portal>
              <R.Select.Content className="list" position="popper">
                <R.Select.Viewport>
                  {['France', 'Germany', 'Spain'].map((one) => (
                    <R.Select.Item key={one} value={one}>
                      <R.Select.ItemText>{one}</R.Select.ItemText>
                    </R.Select.Item>
                  ))}
                </R.Select.Viewport>
              </R.Select.Content>
            </R.Select.Portal>
          </R.Select.Root>
        </p>
        <R.DropdownMenu.Root>
          <R.DropdownMenu.Trigger>Actions</R.DropdownMenu.Trigger>
          <R.DropdownMenu.Portal>
            <R.DropdownMenu.Content className="list">
              {['Duplicate', 'Archive', 'Export'].map((one) => (
                <R.DropdownMenu.Item key={one} onSelect={() => tell(`${one} done`)}>
                  {one}
                </R.DropdownMenu.Item>
              ))}
            </R.DropdownMenu.Content>
          </R.DropdownMenu.Portal>
        </R.DropdownMenu.Root>
        <p>
          <R.AlertDialog.Root>
            <R.AlertDialog.Trigger>Delete team</R.AlertDialog.Trigger>
            <R.AlertDialog.Portal>
              <R.AlertDialog.Overlay className="shade" />
              <R.AlertDialog.Content className="panel">
                <R.AlertDialog.Title>Delete this team?</R.AlertDialog.Title>
                <R.AlertDialog.Description>All its members lose access.</R.AlertDialog.Description>
                <R.AlertDialog.Cancel>Cancel</R.AlertDialog.Cancel>{' '}
                <R.AlertDialog.Action onClick={() => tell('team deleted')}>Delete</R.AlertDialog.Action>
              </R.AlertDialog.Content>
            </R.AlertDialog.Portal>
          </R.AlertDialog.Root>{' '}
          <button onClick={() => setSaved(true)}>Save</button>
        </p>
        <p>
          <span id="volume">Volume</span>
        </p>
        <R.Slider.Root className="slider" value={volume} onValueChange={setVolume}>
          <R.Slider.Track className="track">
            <R.Slider.Range />
          </R.Slider.Track>
          <R.Slider.Thumb className="knob" aria-labelledby="volume" />
        </R.Slider.Root>
        <p>Volume at {volume} percent</p>
        <table>
          <caption>Members</caption>
          <thead>
            <tr>
              <th>Chosen</th>
              <th>Name</th>
            </tr>
          </thead>
          <tbody>
            {['Ann', 'Bob', 'Cleo'].map((one) => (
              <tr key={one}>
                <td>
                  <R.Checkbox.Root
                    className="box"
                    onCheckedChange={(on) =>
                      setChosen(on ? [...chosen, one] : chosen.filter((other) => other !== one))
                    }
                  >
                    <R.Checkbox.Indicator>✓</R.Checkbox.Indicator>
                  </R.Checkbox.Root>
                </td>
                <td>{one}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>{chosen.length} chosen</p>
        <R.Tabs.Root defaultValue="profile">
          <R.Tabs.List>
            <R.Tabs.Trigger value="profile">Profile</R.Tabs.Trigger>
            <R.Tabs.Trigger value="security">Security</R.Tabs.Trigger>
          </R.Tabs.List>
          <R.Tabs.Content value="profile">Your public profile</R.Tabs.Content>
          <R.Tabs.Content value="security">Two-step sign-in is off</R.Tabs.Content>
        </R.Tabs.Root>
        <R.Accordion.Root type="single" collapsible>
          <R.Accordion.Item value="delivery">
            <R.Accordion.Header>
              <R.Accordion.Trigger>Delivery</R.Accordion.Trigger>
            </R.Accordion.Header>
            <R.Accordion.Content>It takes two days</R.Accordion.Content>
          </R.Accordion.Item>
        </R.Accordion.Root>
      </main>
      <R.Toast.Root className="toast" open={saved} onOpenChange={setSaved} duration={8000}>
        <R.Toast.Title>Settings saved</R.Toast.Title>
        <R.Toast.Close aria-label="Close">×</R.Toast.Close>
      </R.Toast.Root>
      <R.Toast.Viewport className="toasts" />
    </R.Toast.Provider>
  )
}

createRoot(document.getElementById('root')).render(<Page />)
