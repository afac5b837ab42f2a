import {schemaPanels} from '../../data/schema-panels';
import {holds, type Schemas} from './package';

/** Names of the messages that a panel shows and that hold this message or enum, at any depth. */
export function carriersOf(name: string, {messages}: Schemas): string[] {
  return Object.keys(schemaPanels).filter((carrier) => {
    const message = messages[carrier];
    return message !== undefined && holds(message, name);
  });
}
