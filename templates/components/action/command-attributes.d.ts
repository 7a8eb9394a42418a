import 'react';

// Buttons that open and close dialogs without a script; React prints the attributes but its types don't know them yet.
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | 'request-close';
    commandfor?: string;
  }
}
