/** State shared by the files of one worker: everything that a test can change for the files after it. */
import childProcess from 'node:child_process';
import fs from 'node:fs';
import fsPromises from 'node:fs/promises';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import timers from 'node:timers';
import timersPromises from 'node:timers/promises';
import v8 from 'node:v8';
import { readChildren, readProcess } from '../../bench/measure/read-process.ts';
import { toldToV8 } from './told-to-v8.ts';

/** An object's own properties. */
export type Properties = ReadonlyMap<PropertyKey, PropertyDescriptor>;

export type ProcessState = {
  environment: Readonly<Record<string, string | undefined>>;
  /** The working folder, the umask and the like, by name. */
  settings: Readonly<Record<string, string>>;
  /** The number of listeners of the process for each event. */
  listeners: Readonly<Record<string, number>>;
  /** By the names used in messages. */
  objects: ReadonlyMap<string, Properties>;
  /** Flags that differ from V8's defaults. */
  flags: readonly string[];
  /** Command lines of the child processes by their ids; empty if the system has no /proc. */
  children: ReadonlyMap<number, string>;
  /** The number of listening sockets of this process. */
  servers: number;
};

const modules = {
  'node:child_process': childProcess,
  'node:fs': fs,
  'node:fs/promises': fsPromises,
  'node:http': http,
  'node:net': net,
  'node:os': os,
  'node:path': path,
  'node:timers': timers,
  'node:timers/promises': timersPromises,
  'node:v8': v8,
};

const classes = {
  Array,
  Boolean,
  Date,
  Error,
  Function,
  Map,
  Number,
  Object,
  Promise,
  RegExp,
  Set,
  String,
  Symbol,
};

const prototypes = Object.entries({ ...classes, Uint8Array, URL, WeakMap }).map(
  ([name, { prototype }]) => [`${name}.prototype`, prototype] as const,
);

export function takeProcessState(): ProcessState {
  const watched: (readonly [string, object])[] = [
    ...Object.entries({ ...modules, ...classes, globalThis, Intl, JSON, Math, Reflect, console, process }),
    ...prototypes,
    ['process.stdout', { write: process.stdout.write }],
    ['process.stderr', { write: process.stderr.write }],
  ];
  const events = process.eventNames().map((event) => [String(event), process.listenerCount(event)]);
  return {
    environment: { ...process.env },
    settings: {
      'working folder': process.cwd(),
      umask: process.umask().toString(8),
      'exit code': String(process.exitCode),
      'time zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
    listeners: Object.fromEntries(events),
    objects: new Map(watched.map(([name, object]) => [name, propertiesOf(object)])),
    flags: toldToV8(),
    children: new Map(readChildren(process.pid).map((id) => [id, commandOf(id)])),
    servers: process.getActiveResourcesInfo().filter((name) => /^(?:TCPServer|PipeServer)Wrap$/.test(name))
      .length,
  };
}

function propertiesOf(object: object): Properties {
  const names = Reflect.ownKeys(object);
  return new Map(names.map((name) => [name, Object.getOwnPropertyDescriptor(object, name) ?? {}]));
}

function commandOf(id: number): string {
  return (readProcess(id)?.command ?? '').split('\0').join(' ').trim();
}
