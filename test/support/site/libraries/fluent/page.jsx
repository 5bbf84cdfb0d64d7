import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import * as F from '@fluentui/react-components'
import { DatePicker } from '@fluentui/react-datepicker-compat'

const people = ['Ann', 'Bob', 'Cleo']
const iso = (date) => [date.getFullYear(), date.getMonth() + 1, date.getDate()].join('-')

function Settings() {
  const { dispatchToast } = F.useToastController('toasts')
  const [told, tell] = useState('nothing')
  const [chosen, setChosen] = useState([])
  const [tab, setTab] = useState('profile')
  const [start, setStart] = useState(new Date(2026, 11, 1))
  return (
    <main style={{ padding: 24 }}>
      <h1>Team settings</h1>
      <p>Last change: {told}</p>
      <F.Field label="Full name">
        <F.Input onChange={(_event, { value }) => tell(`name ${value}`)} />
      </F.Field>
      <F.Checkbox
        label="Send me news"
        onChange={(_event, { checked }) => tell(`news ${checked ? 'on' : 'off'}`)}
      />
      <F.Switch
        label="Dark mode"
        onChange={(_event, { checked }) => tell(`dark mode ${checked ? 'on' : 'off'}`)}
      />
      <F.Field label="Size">
        <F.RadioGroup defaultValue="Small" onChange={(_event, { value }) => tell(`size ${value}`)}>
          {['Small', 'Medium', 'Large'].map((one) => (
            <F.Radio key={one} value={one} label={one} />
          ))}
        </F.RadioGroup>
      </F.Field>
      <F.Field label="Country">
        <F.Dropdown
          defaultValue="France"
          defaultSelectedOptions={['France']}
          onOptionSelect={(_event, { optionValue }) => tell(`country ${optionValue}`)}
        >
          {['France', 'Germany', 'Spain'].map((one) => (
            <F.Option key={one}>{one}</F.Option>
          ))}
        </F.Dropdown>
      </F.Field>
      <F.Field label="Skills">
        <F.Dropdown
          multiselect
          onOptionSelect={(_event, { selectedOptions }) => tell(`skills ${selectedOptions.join(' and ')}`)}
        >
          {['Cooking', 'Sailing', 'Singing'].map((one) => (
            <F.Option key={one}>{one}</F.Option>
          ))}
        </F.Dropdown>
      </F.Field>
      <F.Field label="City">
        <F.Combobox onOptionSelect={(_event, { optionValue }) => tell(`city ${optionValue}`)}>
          {['Barcelona', 'Berlin', 'Madrid', 'Paris'].map((one) => (
            <F.Option key={one}>{one}</F.Option>
          ))}
        </F.Combobox>
      </F.Field>
      <F.Field label="Start date">
        <DatePicker
          allowTextInput
          value={start}
          onSelectDate={(date) => {
            setStart(date)
            if (date) tell(`start ${iso(date)}`)
          }}
        />
      </F.Field>
      <F.Field label="Volume">
        <F.Slider defaultValue={30} step={10} onChange={(_event, { value }) => tell(`volume ${value}`)} />
      </F.Field>
      <F.Menu>
        <F.MenuTrigger>
          <F.Button>Actions</F.Button>
        </F.MenuTrigger>
        <F.MenuPopover>
          <F.MenuList>
            {['Duplicate', 'Archive', 'Export'].map((one) => (
              <F.MenuItem key={one} onClick={() => tell(`${one} done`)}>
                {one}
              </F.MenuItem>
            ))}
          </F.MenuList>
        </F.MenuPopover>
      </F.Menu>
      <F.Dialog>
        <F.DialogTrigger>
          <F.Button>Delete team</F.Button>
        </F.DialogTrigger>
        <F.DialogSurface>
          <F.DialogBody>
            <F.DialogTitle>Delete this team?</F.DialogTitle>
            <F.DialogContent>All its members lose access.</F.DialogContent>
            <F.DialogActions>
              <F.DialogTrigger>
                <F.Button>Cancel</F.Button>
              </F.DialogTrigger>
              <F.DialogTrigger>
                <F.Button onClick={() => tell('team deleted')}>Delete</F.Button>
              </F.DialogTrigger>
            </F.DialogActions>
          </F.DialogBody>
        </F.DialogSurface>
      </F.Dialog>
      <F.Button
        appearance="primary"
        onClick={() =>
          dispatchToast(
            <F.Toast>
              <F.ToastTitle>Settings saved</F.ToastTitle>
            </F.Toast>,
            { intent: 'success', timeout: 8000 },
          )
        }
      >
        Save
      </F.Button>
      <F.Toaster toasterId="toasts" />
      <F.Table aria-label="Members">
        <F.TableHeader>
          <F.TableRow>
            <F.TableSelectionCell type="checkbox" />
            <F.TableHeaderCell>Name</F.TableHeaderCell>
          </F.TableRow>
        </F.TableHeader>
        <F.TableBody>
          {people.map((one) => (
            <F.TableRow
              key={one}
              onClick={() =>
                setChosen(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one])
              }
            >
              <F.TableSelectionCell type="checkbox" checked={chosen.includes(one)} />
              <F.TableCell>{one}</F.TableCell>
            </F.TableRow>
          ))}
        </F.TableBody>
      </F.Table>
      <p>{chosen.length} chosen</p>
      <F.TabList selectedValue={tab} onTabSelect={(_event, { value }) => setTab(value)}>
        <F.Tab value="profile">Profile</F.Tab>
        <F.Tab value="security">Security</F.Tab>
      </F.TabList>
      <p>{tab === 'profile' ? 'Your public profile' : 'Two-step sign-in is off'}</p>
      <F.Accordion collapsible>
        <F.AccordionItem value="delivery">
          <F.AccordionHeader>Delivery</F.AccordionHeader>
          <F.AccordionPanel>It takes two days</F.AccordionPanel>
        </F.AccordionItem>
      </F.Accordion>
    </main>
  )
}

createRoot(document.getElementById('root')).render(
  <F.FluentProvider theme={F.webLightTheme}>
    <Settings />
  </F.FluentProvider>,
)
