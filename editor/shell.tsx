/** The editor of `site edit`, as it starts in a browser. */
import { createRoot } from 'react-dom/client';
import { Editor } from './editor.tsx';
import './styles/shell.css';

const place = document.getElementById('editor');
if (place) createRoot(place).render(<Editor />);
