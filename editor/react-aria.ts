/** What the editor takes of react-aria-components: controls that work with every keyboard and screen reader. */
export {
  Button,
  ComboBox,
  Dialog,
  Heading,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Modal,
  ModalOverlay,
  Popover,
  ToggleButton,
  ToggleButtonGroup,
} from 'react-aria-components';
