import type { ComponentType } from 'react';
import { Callout } from './callout/callout.tsx';
import { StorageRegister } from './storage-register/storage-register.tsx';

/** The components that an editor may use within articles; each has a schema with its name in schemas/components. */
export const mdxComponents: Readonly<Record<string, ComponentType<never>>> = { Callout, StorageRegister };
