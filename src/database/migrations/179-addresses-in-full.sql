-- Of a postcode whole addresses are remembered from now on, no towns alone: what was remembered is asked for anew.
DELETE FROM look_ups WHERE register IN ('gugik', 'ruian');
